import { allergenOf } from '../../alerts/allergens'
import { relationOf } from '../../alerts/allergies'
import { atcOf, drugKey } from '../../alerts/facts'
import { tokenise } from '../../vocabulary/normalise'
import type { Answer } from '../answer'
import { findJoined } from '../asking'
import { withRelatedAsked } from '../turns/denied-group'
import { findTurn } from '../turns/turn-words'
import { wordsSaidBack } from '../unknown-words'
import { allergenTypeOf, isAnyOfKind } from '../asides'
import type { RegistryRecord } from '../../records/registry'
import { isAllergen } from '../own-drug'
import { itemsOf, type ItemOf } from '../record'
import { askedItems } from './asked-items'
import { tellList } from './lists'
import { noneOf, notFound } from './redirect'
import type { Telling } from './telling'
import { waitingAsked } from './waits'

type Allergy = ItemOf<'allergy'>

const askedAfter = ({ reading }: Telling) =>
  reading.subjects.filter(({ type }) => type === 'allergy' || type === 'medication')

/** The allergies whose group the drugs that are asked after belong to, as the alerts have it. */
function relatedTo(
  telling: Telling,
  asked: readonly { readonly name: string; readonly key?: string }[] = askedAfter(telling),
): Allergy[] {
  return itemsOf(telling.record.items, 'allergy').filter(({ canonical_key: key }) => {
    const allergen = allergenOf(key)
    return allergen !== null && asked.flatMap(drugsOf).some((drug) => relationOf(drug, allergen) !== null)
  })
}

/** The drugs that a name of a question means: as an allergen it may have another one ("Bactrim"). */
const drugsOf = ({ name, key }: { readonly name: string; readonly key?: string }) =>
  [drugKey(name), ...(allergenOf(key ?? '')?.own ?? [])].map((one) => ({ canonical_key: one }))

/**
 * The allergies to drugs of the group that is asked after: by the drug itself, or by most of its class. Ibuprofen is no blood
 * thinner, though aspirin, to which an allergy to it is looked at, is one.
 */
function withinGroup({ reading: { group } }: Telling, all: readonly Allergy[]): readonly Allergy[] {
  const atc = group?.atc ?? []
  const isOf = (code: string) => atc.some((one) => code.startsWith(one))
  return all.filter(({ canonical_key: key }) => {
    const allergen = allergenOf(key)
    const own = [...(allergen?.own ?? [])].flatMap((drug) => atcOf({ canonical_key: drug }))
    const ofClass = allergen?.atc ?? []
    return own.some(isOf) || (ofClass.length > 0 && ofClass.filter(isOf).length * 2 >= ofClass.length)
  })
}

/** The allergies to drugs of the group that is asked after, said with what to do. */
export function groupAllergyText(telling: Telling): readonly string[] {
  const listed = withinGroup(telling, itemsOf(telling.record.items, 'allergy')).map((item) =>
    telling.nameOf(item),
  )
  const name = telling.reading.group?.name ?? ''
  return listed.length === 0
    ? []
    : [telling.t('assistant.allergyOfGroup', { name, listed: listed.join(', ') })]
}

/** "No antibiotics are listed" leaves out what matters most of them: the allergy to one. */
export function withGroupAllergy(telling: Telling, none: Answer): Answer {
  const all = itemsOf(telling.record.items, 'allergy')
  if (none.type !== 'redirect' || withinGroup(telling, all).length === 0) return none
  const told = tellAllergies(telling)
  return told.type === 'redirect' ? none : { ...told, summary: `${none.message} ${told.summary}` }
}

export const isOfAllergy = (telling: Telling): boolean => relatedTo(telling).length > 0

/** That drugs of the record belong to the group of an allergy of it, whatever of them is asked; with the allergies as sources. */
export function withAllergyOf(answer: Answer, telling: Telling, drugs: readonly RegistryRecord[]): Answer {
  if (answer.type !== 'answer') return answer
  const found = drugs.flatMap((drug) => {
    const related = relatedTo(telling, [{ name: drug.name }])
    return related.length === 0 ? [] : [{ drug, related }]
  })
  if (found.length === 0) return answer
  const said = found.map(({ drug, related }) => ownRelationText(telling, related, drug))
  const allergies = tellList(telling, 'allergy', [...new Set(found.flatMap(({ related }) => related))], null)
  if (allergies.type !== 'answer') return answer
  return {
    ...answer,
    summary: [...said, answer.summary].join(' '),
    summary_sources: [...new Set([...allergies.summary_sources, ...answer.summary_sources])],
    sections: [...allergies.sections, ...answer.sections],
    sources: allergies.sources,
  }
}

/** What the allergies have to do with a drug of the record, which may be what one is allergic to. */
function ownRelationText(telling: Telling, related: readonly Allergy[], drug: RegistryRecord): string {
  const itself = related.filter(({ canonical_key: key }) => isAllergen(drug, key))
  const name = telling.nameOf(drug)
  return itself.length > 0
    ? telling.t('assistant.allergyItself', { name: itself.map((item) => telling.nameOf(item)).join(', ') })
    : relationText(telling, related, related, name)
}

/** "Can I eat a snickers": that what is in it is not known, and to what the record lists an allergy; null where nothing is named. */
function unknownEaten(telling: Telling): string | null {
  const { reading, record, t } = telling
  const words = reading.cues.has('advice') || reading.cues.has('allergies') ? wordsSaidBack(reading) : null
  const isEaten = findJoined(tokenise(reading.text), 'eats') !== null
  if (words === null || !isEaten) return null
  const listed = itemsOf(record.items, 'allergy')
    .map((item) => telling.nameOf(item))
    .join(', ')
  return `${t('assistant.labelUnknown', { words })} ${t('assistant.allergiesAre', { listed })}`
}

/** All are told, and "it" is the one that was asked after. */
const ofListed = (answer: Answer, listed: readonly Allergy[]): Answer =>
  answer.topic === null
    ? answer
    : { ...answer, topic: { ...answer.topic, keys: listed.map(({ canonical_key: key }) => key) } }

/** All allergies, always: what is asked after may be related to one of another name. */
export function tellAllergies(telling: Telling): Answer {
  const { t, record } = telling
  const all = itemsOf(record.items, 'allergy')
  if (all.length === 0) return noneOf(telling, 'allergy')
  const after = askedAfter(telling)
  // "What reaction", of the one that was told before.
  const isOfTold = after.length === 1 && after[0]?.type === 'allergy' && after[0].item !== null
  // "So may I", of the new drug that was told before.
  const { cues: said } = telling.reading
  const isOfNew = (said.has('safe') || said.has('advice')) && after.every(({ item }) => item === null)
  const named = after.filter(({ places }) => places.length > 0)
  const asked = isOfTold || (isOfNew && named.length === 0) ? after : named
  if (asked.length === 0) {
    const ofGroup = groupAllergyText(telling)
    const eaten = unknownEaten(telling)
    const list = tellList(telling, 'allergy', askedItems(telling, 'allergy'), eaten)
    if (ofGroup.length === 0 || list.type === 'redirect') return list
    return { ...list, summary: [...ofGroup, list.summary].join(' ') }
  }
  const listed = all.filter((item) =>
    asked.some(
      ({ key, name }) =>
        key === item.canonical_key ||
        name.toLowerCase() === item.name.toLowerCase() ||
        (isAnyOfKind(key) && allergenTypeOf(key) === allergenTypeOf(item.canonical_key)),
    ),
  )
  // "And if I take it all the same": that it is listed is no answer by itself.
  const advised = isOfTold && telling.reading.cues.has('advice') ? [t('assistant.noAdvice')] : []
  const texts = listed.map((item) => {
    const listedText = t('assistant.allergyListed', { name: telling.nameOf(item) })
    const { cues, time } = telling.reading
    // "Is it from 2023": the day that it is known from is said.
    if ((cues.has('since') || cues.has('when') || time !== null) && !asksReaction(telling))
      return t('assistant.conditionSince', {
        name: telling.nameOf(item),
        date: telling.date(item.first_seen_date),
      })
    return item.detail.reaction === null ? `${listedText} ${t('assistant.reactionUnknown')}` : listedText
  })
  if (listed.length > 0)
    return ofListed(
      tellList(telling, 'allergy', all, [...advised, ...newDrugsText(telling, all), ...texts].join(' ')),
      listed,
    )
  // Beside one's own drug the other thing is asked after.
  const others = asked.filter(({ item }) => item === null)
  const meant = others.length > 0 ? others : asked
  const apart = new Map(meant.toReversed().map((one) => [one.places.join(), one.name]))
  const summary = relationText(telling, all, relatedTo(telling), [...apart.values()].toReversed().join(', '))
  const none = isNewDrug(telling) ? notFound(telling) : null
  const waiting = none ? [] : waitingAsked(telling, false)
  const waits = waiting.length > 0 ? [telling.tellWaiting('waitsNamed', waiting)] : []
  const told = tellList(
    telling,
    'allergy',
    all,
    none?.type === 'redirect' ? `${summary} ${none.message}` : [...waits, summary].join(' '),
  )
  const drugs = meant.map(({ key }) => key)
  return withRelatedAsked(told, relatedTo(telling).length > 0 ? drugs : [])
}

/** "What happens when I get it", "how do I react": what follows is asked, and no day. */
const asksReaction = ({ reading: { text } }: Telling): boolean => findTurn(tokenise(text), 'follows') !== null

/** What the allergies have to do with a name that is none of theirs. */
function relationText(
  telling: Telling,
  all: readonly Allergy[],
  related: readonly Allergy[],
  name: string,
): string {
  const namesOf = (items: readonly Allergy[]) => items.map((item) => telling.nameOf(item)).join(', ')
  return related.length > 0
    ? telling.t('assistant.allergyRelated', { name, listed: namesOf(related) })
    : telling.t('assistant.allergyNotListed', { name, listed: namesOf(all) })
}

/** "Is it ok, I am allergic to penicillin": the drug that it is asked of stands before the allergy that is told with it. */
function newDrugsText(telling: Telling, all: readonly Allergy[]): readonly string[] {
  const { subjects } = telling.reading
  const isTold = (at: number) => subjects.some(({ item, places }) => item !== null && places.includes(at))
  const drugs = askedAfter(telling).filter(
    ({ key, item, places }) => item === null && places.length > 0 && !isAnyOfKind(key),
  )
  return [...new Map(drugs.map((drug) => [drug.places.join(), drug])).values()]
    .filter(({ places }) => !places.some(isTold))
    .map((drug) => relationText(telling, all, relatedTo(telling, [drug]), drug.name))
}

/** A drug that the record does not have, and whose allergy is not what was asked after. */
const isNewDrug = ({ reading }: Telling): boolean =>
  !reading.cues.has('allergies') &&
  reading.subjects.every(({ type, item }) => type !== 'medication' || item === null)
