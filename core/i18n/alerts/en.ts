/** What alerts say: of the record, never of the person, and never without a next step. The server says it. */
export const alertTexts = {
  criticalNow:
    'Your record says: {name} {amount}, on {date}. Laboratories call a doctor about such a value at once. If nobody has spoken to you about it, call your doctor today, or emergency services if you feel unwell.',
  criticalOnce:
    'Your record says: {name} {amount}, on {date}, and has no newer result. Laboratories call a doctor about such a value at once. Ask your doctor whether it was followed up.',
  worseUp:
    'In your record, {name} rose from {first} ({firstDate}) to {last} ({lastDate}), above the range on the page. Show this to your doctor.',
  worseDown:
    'In your record, {name} fell from {first} ({firstDate}) to {last} ({lastDate}), below the range on the page. Show this to your doctor.',
  twiceHigh:
    'In your record, {name} was above the range on its page twice in a row: {first} ({firstDate}), then {last} ({lastDate}). Ask your doctor what it means for you.',
  twiceLow:
    'In your record, {name} was below the range on its page twice in a row: {first} ({firstDate}), then {last} ({lastDate}). Ask your doctor what it means for you.',
  allergy:
    'Your record lists an allergy to {allergy}, and {drug} as taken (last seen {date}). Speak to your doctor or pharmacist before the next dose.',
  allergyClass:
    'Your record lists an allergy to {allergy}, and {drug}, of the same class, as taken (last seen {date}). Speak to your doctor or pharmacist before the next dose.',
  allergyPast:
    'Your record lists an allergy to {allergy}, and {drug} as taken when it was last seen ({date}). If you still take it, ask your doctor or pharmacist.',
  duplicate:
    'Your record lists {a} (last seen {aDate}) and {b} (last seen {bDate}) as taken. They work alike, and one is usually enough. Ask your doctor or pharmacist whether both are meant.',
  doseMaximum:
    'Your record lists {drug} {amount}, which comes to {daily} a day (on {date}). The most that is given is {most} a day. Compare it with the package, and ask your pharmacist before the next dose.',
  doseTaken:
    'Your record lists {drug} {amount} (“{words}”, on {date}), which comes to {daily} a day. The most that is given is {most} a day. Compare it with the package, and ask your pharmacist before the next dose.',
  doseAtLeast:
    'Your record lists {drug} {amount} (“{words}”, on {date}), which comes to {daily} a day or more. The most that is given is {most} a day. Compare it with the package, and ask your pharmacist before the next dose.',
  doseUpTo:
    'Your record lists {drug} {amount} (“{words}”, on {date}), which allows up to {daily} a day. The most that is given is {most} a day. Ask your doctor or pharmacist how much you may take.',
  doseUnclear:
    'Your record lists {drug} {amount} (“{words}”, on {date}). It cannot be told from these words how much that is in a day, and it may be more than {most}, the most that is given. Ask your doctor or pharmacist how much to take.',
  weeklyDaily:
    'Your record lists {drug} as taken {frequency} (on {date}). It is usually taken once a week: each day it can be dangerous. Ask your pharmacist before the next dose.',
  drugLab: 'Your record lists {drug} as taken, and says: {test} {amount}, on {date}. {effect}',
  testDue:
    'Your record lists {of}, for which {test} is tested every {months} months. The newest result in your record is of {date}. If it was not tested elsewhere since, ask your doctor.',
  followUpMissed:
    'A page of {date} asks for {name}, due by {dueDate}. Your record has none since that page. If it was done elsewhere, add its page; if not, ask your doctor.',
  refillDue:
    'Your record lists {drug}, prescribed on {date} for {days} days: until {endDate}. No later page tells of it. If you are to go on with it, ask for the next prescription in time.',
  refillOver:
    'Your record lists {drug}, prescribed on {date} for {days} days: until {endDate}. No later page tells of it. If you are to go on with it and have none left, speak to your doctor or pharmacist.',
  pair: 'Your record lists {a} (last seen {aDate}) and {b} (last seen {bDate}) as taken. {effect} Do not stop either by yourself: ask your doctor or pharmacist.',
  source: 'Source: {source}',
} as const

/** Sources that have no title of their own; a guideline's is told as it is. */
export const alertSources = {
  pageRequest: 'The page that asks for it',
  pageDirections: 'The directions printed on the page',
  pageRanges: 'The ranges printed on the pages',
  maxima: 'Prescribing information of the drug (US) and its EU summary of product characteristics',
  usInteractions: 'US prescribing information, drug interactions: {drugs}',
  usLabel: 'US prescribing information: {drugs}',
  usAndBritish: 'US prescribing information and BNF: {drugs}',
  euLabel: 'EU summary of product characteristics, section {section}: {drugs}',
} as const

/** What two drugs, or a drug and a result, come to; the first is `{a}`, the second `{b}`. */
export const alertEffects = {
  inrUp: '{b} can make {a} stronger, and with it the risk of bleeding: the INR is watched more closely.',
  clotting: '{b} can make {a} weaker, and with it the protection against clots.',
  bleeding: 'Together they raise the risk of bleeding.',
  bleedingLevel: '{b} can raise the amount of {a} in the blood, and with it the risk of bleeding.',
  serotonin: 'Together they can raise serotonin too far: agitation, fever, trembling, a fast heart.',
  pressureUp: 'Together they can raise the blood pressure dangerously.',
  pressureDown: 'Together they can lower the blood pressure dangerously.',
  potassiumUp: 'Together they can raise potassium, which can disturb the heart: it is tested.',
  kidneys: 'Together they can harm the kidneys and raise potassium: both are tested.',
  angioedema: 'Together they can make the face and throat swell.',
  lithium: '{b} can raise the amount of lithium in the blood: it is tested.',
  slowHeart: 'Together they can slow the heart too far.',
  muscle: '{b} can raise the risk that {a} harms the muscles: tell your doctor of muscle pain.',
  rhythm: 'Together they can disturb the rhythm of the heart: an ECG is made.',
  levelUp: '{b} can raise the amount of {a} in the blood, and with it its side effects.',
  levelDown: '{b} can lower the amount of {a} in the blood, so that it works less.',
  seizures: '{b} can lower the amount of {a} in the blood, and with it the protection against seizures.',
  marrow: 'Together they can harm the bone marrow, which makes the blood: the blood count is tested.',
  liver: 'Together they can harm the liver, and are not given together.',
  vessels: 'Together they can narrow blood vessels dangerously.',
  steroid: '{b} can raise the amount of {a} in the whole body.',
  contraception: '{b} can make {a} protect less against pregnancy.',
  sugarDown: '{b} can make {a} stronger, so that blood sugar falls too low.',
  breathing: 'Together they can make very sleepy and slow the breathing.',
  absorption: 'Taken together, less of the one is absorbed: they are taken hours apart.',
  headPressure: 'Together they can raise the pressure in the head: headache, changes of sight.',
  metforminStop: 'With kidneys that work at less than 30, metformin is not given. Speak to your doctor now.',
  metforminLess: 'With kidneys that work at less than 45, the dose is looked at again. Ask your doctor.',
  kidneyDrug:
    'With kidneys that work at less than 30, it is avoided or given otherwise. Speak to your doctor.',
  potassiumHigh: 'The drug can raise potassium further. Speak to your doctor soon.',
  potassiumLow: 'The drug can lower potassium further. Speak to your doctor.',
  potassiumLowDigoxin: 'Low potassium makes digoxin more dangerous for the heart. Speak to your doctor.',
  thyroidTooMuch: 'This can mean that the dose is too high. Ask your doctor.',
} as const
