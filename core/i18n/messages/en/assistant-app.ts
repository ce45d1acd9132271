/** What the assistant says of the product itself, by the names of its own screens; and of what no page says. */
export const assistantApp = {
  app_about:
    'I am the assistant of Chartlight, a personal health record. Who stands behind it is told under “About Chartlight”, at the foot of each page.',
  app_add:
    'A page is added under “Scan”, with the camera, or by “Upload”, as a picture (JPG or PNG; of a PDF, a picture of each page). I cannot add it myself.',
  app_afterAdd:
    'The page is read first. What was read surely then stands in your record, and what was not waits under “To check” for your yes or no. The page itself stands under “Files”.',
  app_leave:
    'Your record is kept with your account, and not on the device: to remove the app, or to change phones, deletes nothing. Under “Profile”, “Delete Account” deletes all of it for good.',
  app_others:
    'Your record is shown to you alone, unless you share it yourself: under “Share” each link tells its views, and whoever opens one can only read. Under “Profile”, “Sign-in & Security” stand the devices that are signed in. On a device that others use too, whoever uses it while you are signed in can see your record: sign out there. Who changed what is not known to me.',
  app_shareParts:
    'Under “Share” you choose what each link includes: allergies, problems, medications, results, procedures, imaging, and whole pages as pictures; and how long it lasts. Nothing is shared until you make a link, and I make none.',
  app_voice:
    'Yes: “Call Health Assistant”, beside this chat, starts a call in which you ask aloud, if your browser can listen and speak. What is said is kept in the chat.',
  app_byHand:
    'What no page says can be entered under “Add by hand” in the lists of your record. It is then shown as entered by you.',
  app_card:
    'The emergency card stands on the home screen: it is made of what is in your record, to print and carry.',
  app_certainty:
    'The percent is how certain the reading of that line was, and says nothing of your health. Compare the fact with its line on the page.',
  app_confirm:
    'Under “To check” each line that waits stands beside its page. It enters your record when you approve it, and stays out when you reject it. I cannot do that for you.',
  app_connect:
    'What stands here comes from pages that you photograph or upload, and from what you enter yourself. I know of no connection by which a hospital, a health fund or a device would send it.',
  app_correct:
    'On the fact itself: “Edit” or “This is wrong”. Compare it with its line on the page first. I cannot change it myself, and what you correct is told here as corrected.',
  app_cost:
    'What the service costs is not known to me: the terms stand at the foot of each page, and “Support” can tell.',
  app_device:
    'Chartlight opens in the browser of a phone, a tablet or a computer. Under “Profile” a copy can be kept on the device, to be read without a connection.',
  app_export: 'Under “Profile”, “Export Data” downloads all of your record, with the pictures if you want.',
  app_language:
    'I answer in English and in Hebrew, and in no other language: in the one you ask in. That of the screens is chosen under “Profile”.',
  app_missing:
    'Under “Files” each page tells how far it is: being read, which takes about half a minute, completed, waiting for your review, or failed, where “Retry” reads it again. If it does not stand there, it did not arrive: add it once more under “Scan” or by “Upload”.',
  app_mistakes:
    'Yes: a page may be read wrongly, and a question misunderstood. Each statement has its source: compare it with the line on the page, and correct there what is wrong.',
  app_noUndo:
    'What was deleted cannot be brought back from here, neither a page nor the account. Before that, “Export Data” under “Profile” takes a copy of all of it.',
  app_notes:
    'If you allow it when you make a link under “Share”, whoever opens it can write a note to you. It stands there, and is no part of your record.',
  app_page:
    'Each statement has its source: open it, and you see the line on its page. All your pages stand under “Files”.',
  app_password: 'Password, two-step sign-in and passkeys are under “Profile”, “Sign-in & Security”.',
  app_persons:
    'A record is of one person, with an account of their own. A page that is another person’s is set apart under “Files” and does not enter your record.',
  app_photo:
    'A blurred or dark page may be read wrongly, or not at all: take a new photo, flat and in good light, and delete the old one under “Files”. What was not read surely waits under “To check”.',
  app_print:
    'The emergency card on the home screen is made to be printed, and “Profile”, “Export Data” downloads all of your record.',
  app_profile:
    'Your own details, such as name, date of birth and blood type, are kept and changed under “Profile”. “Logout” signs you out of this device.',
  app_reading:
    'Printed pages in English and in Hebrew are read. Handwriting, and other languages, may be read wrongly or not at all: compare what was read with the page, and enter what is missing under “Add by hand”.',
  app_rejected:
    'What you rejected stands on its page, marked “You said this is wrong”: there it can be put back by “It is right after all”.',
  app_reminder: 'Reminders are added beside this chat, under “Alerts & Reminders”. I cannot set one myself.',
  app_removeAll:
    'Under “Profile”, “Delete Account” deletes your account and all of your record for good. An export is there to take before that.',
  app_removePage:
    'Under “Files”, “Delete” removes a page and all that was read from it; it is then no part of my answers. This cannot be undone. I cannot do it myself.',
  app_safe:
    'Your record is shown to you alone, unless you share it yourself. What is kept, where, and what leaves stands in the Privacy Policy at the foot of each page. Two-step sign-in can be turned on under “Profile”.',
  app_screens:
    'The home screen leads to your lists, the timeline, the emergency card and your summary. How a test went over time stands in its row under “Labs”; you can also ask me for it by its name.',
  app_share:
    'Under “Share” you make a link for whom you choose: what it shows, for how many days, with a passcode if you want. Whoever opens it needs no account. You can end it at any time. I send nothing myself.',
  app_sources:
    'Only from what is in your record: the pages that you added, and what you entered yourself. Each statement has its source, which you can open.',
  app_support: 'To people who can help you write under “Support”, at the foot of each page.',
  app_unshare: 'Under “Share” each link has “Revoke”: from then on it opens nothing, for nobody.',
  maybeRejected:
    'What you rejected is no part of your record: it stands on its page, marked “You said this is wrong”, and can be put back there.',
  degreeUnknown: 'How far off it is, a page does not judge: your doctor can say.',
  imagingOnce: 'Your record has one such study, and no other of the kind after it:',
  notOnOwn:
    'Whether to stop, skip, double or change it this record cannot say, and it is nothing to decide on your own: ask your doctor or pharmacist first, soon if it does you no good.',
  doseLeftOut:
    'What to do after an intake was left out, only its leaflet, your pharmacist or your doctor can say: ask them before the next one. Your record does not say it.',
  sideUnknown: 'What a result above or below the range means for you, your doctor can say.',
  termResolved: 'Resolved: the page tells of it as over, and it does not count among the conditions of now.',
  termDenied:
    'Ruled out, or denied: the page says that you do not have it, so it is not in your record as yours.',
} as const
