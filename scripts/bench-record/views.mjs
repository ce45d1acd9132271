// What is asked of a record: every screen and every list.

/** How many rows of a list a screen shows at once, and a call is asked for here. */
const pageSize = 100
/** Home and a file page show as much of a long record as of a short one: ten files, ten facts. */
const fixed = 10

/**
 * @typedef {import('./people.mjs').Person} Person
 * @typedef {object} View
 * @property {string} name
 * @property {(person: Person) => string} [path] where it is not the name
 * @property {{ list: string, key: string }[]} [lists] that it shows, and what of the address says where each begins
 * @property {string} [waiting] the list of what waits that it shows
 * @property {RegExp} [rows] by which the rows of its answer are counted, where other lists stand above its own
 * @property {(person: Person) => number} [carried] how many rows it carries, where it shows one after another of them
 * @property {(person: Person) => object} [body] of a call that is a function
 * @typedef {object} Asked
 * @property {string} name
 * @property {number} facts in the whole record
 * @property {() => string} cookie
 * @property {number} shown rows
 * @property {string} path
 * @property {boolean} compared whether records of every size show as much there
 * @property {RegExp} [rows] by which they are counted in the answer
 * @property {object} [body]
 */

/** @param {string} type */
const registry = (type) => ({ list: type, key: type })
/** As a screen of the record has them: what is on its list, and above its beginning what waits. */
const factRows = / id="fact-/g

/** Of letters: each, and each way from it to a list. */
const chipRows = / class="(?:chip|document-card)"/g

/** Of results and studies by document: the cards, what each found, the lists that it leads to, and what waits above them. */
const findingRows = / class="(?:chip|document-card)"| id="fact-/g

/** Of a search: what it found of the lists, and of the documents. */
const foundRows = / id="fact-|<a (?=[^>]*href="\/file\/)[^>]*items-center gap-3/g

/** Of a test that every record has, and of words that every record has. */
const analyte = 'lab:made-0'
const words = 'made lab 7'
/** What a screen or an answer shows, by the name or the id that each row of it has. */
const shownNames = /Made (?:lab|medication|diagnosis|allergy|procedure|imaging) \d+(?=<)/g
const shownCounts = /":\d+/g
const shownIds = /"(?:entity_id|id|file_id)":/g
/** Of a test: each result, by the date that heads it. */
const resultRows = / class="fact-name tabular"/g

/** @type {View[]} */
const screens = [
  { name: '/home' },
  { name: '/file/{id}', path: ({ fileId }) => `/file/${fileId}` },
  { name: '/files', lists: [{ list: 'files', key: 'after' }] },
  { name: '/reports', lists: [{ list: 'reports', key: 'after' }], rows: chipRows },
  { name: '/labs', path: () => '/labs?view=list', lists: [registry('lab')], rows: factRows },
  { name: '/medications', lists: [registry('medication')], rows: factRows },
  { name: '/diagnoses', lists: [registry('diagnosis'), registry('allergy')], rows: factRows },
  { name: '/allergies', lists: [registry('allergy')], rows: factRows },
  { name: '/procedures', lists: [registry('procedure')], rows: factRows },
  { name: '/imaging', path: () => '/imaging?view=list', lists: [registry('imaging')], rows: factRows },
  { name: '/labs by document', path: () => '/labs', rows: findingRows },
  { name: '/imaging by document', path: () => '/imaging', rows: findingRows },
  { name: '/labs/{key}', path: () => `/labs/${encodeURIComponent(analyte)}`, rows: resultRows },
  { name: '/timeline', rows: shownNames },
  {
    name: '/review',
    // The board goes from one question to the next by itself.
    carried: ({ waiting: { entity_validations: validations = 0, review_tasks: reviews = 0 } }) =>
      Math.min(validations + reviews, pageSize),
  },
  { name: '/search', path: () => `/search?q=${encodeURIComponent(words)}`, rows: foundRows },
  { name: '/summary' },
  { name: '/card', rows: shownNames },
  { name: '/share' },
]
/** @type {View[]} */
const calls = [
  {
    name: '/api/rest/files',
    path: () => `/api/rest/files?limit=${pageSize}`,
    lists: [{ list: 'files', key: 'after' }],
  },
  { name: '/api/rest/entities', path: ({ fileId }) => `/api/rest/entities?file_id=${fileId}` },
  ...['lab', 'medication', 'diagnosis', 'allergy', 'procedure', 'imaging'].map((type) => ({
    name: `/api/rest/registry ${type}`,
    path: () => `/api/rest/registry?limit=${pageSize}&type=${type}`,
    lists: [{ list: type, key: 'after' }],
  })),
  { name: '/api/rest/entity_validations', waiting: 'entity_validations' },
  { name: '/api/rest/review_tasks', waiting: 'review_tasks' },
  { name: '/api/rest/search', path: () => `/api/rest/search?q=${encodeURIComponent(words)}`, rows: shownIds },
  { name: '/api/rest/alerts' },
  { ...call('registry_counts_v2', () => ({})), rows: shownCounts },
  call('timeline_events_v2', () => ({ p_limit: pageSize })),
  call('lab_trend', () => ({ p_canonical_key: analyte })),
  ...[
    'lab_files_with_full_context_v1',
    'imaging_files_with_full_context_v1',
    'reports_files_with_context_v1',
  ].map((name) => call(name, () => ({ p_limit: fixed }))),
  ...['diagnosis', 'medication', 'procedure', 'allergy'].map((type) =>
    call(`${type}_registry_list`, () => ({ p_limit: pageSize })),
  ),
  ...['diagnosis', 'medication', 'procedure'].map((type) =>
    call(`${type}_occurrences_list`, ({ places }) => ({ p_registry_id: idIn(places[type]?.[0]) })),
  ),
  ...['lab', 'imaging'].map((type) =>
    call(`${type}_findings_with_diagnoses_v1`, ({ fileWith }) => ({ p_file_id: fileWith[type] })),
  ),
]

/** Of a place in a list, which is a day and an id. */
const idIn = (place = '') => place.slice(place.indexOf('~') + 1)

/**
 * A function of the record: what it shows is counted by the ids of its answer.
 * @param {string} name @param {(person: Person) => object} body @returns {View}
 */
function call(name, body) {
  return { name: `/api/rpc/${name}`, body, rows: shownIds }
}

/**
 * Each view of each person's record. A list is asked for as it opens, and where as many of its rows are left as half of
 * the shortest record's, since only what shows the same can be held against one another in time.
 * @param {Person[]} people the shortest record first
 * @returns {Asked[]}
 */
export const seriesOf = (people) =>
  [...screens, ...calls].flatMap((view) =>
    people.flatMap((person) => seriesOfView(view, person, people[0] ?? person)),
  )

/** @param {View} view @param {Person} person @param {Person} shortest @returns {Asked[]} */
function seriesOfView(view, person, shortest) {
  const { name, rows } = view
  const common = {
    name,
    facts: person.facts,
    cookie: person.cookie,
    ...(rows ? { rows } : {}),
    ...(view.body ? { body: view.body(person) } : {}),
  }
  const path = (view.path ?? (() => view.name))(person)
  const { waiting } = view
  if (waiting) {
    const all = Math.min(person.waiting[waiting] ?? 0, pageSize)
    const least = Math.min(shortest.waiting[waiting] ?? 0, pageSize)
    const here = (/** @type {number} */ shown) => `${path}?limit=${Math.max(1, shown)}`
    const compared = { ...common, shown: least, path: here(least), compared: true }
    return all === least
      ? [compared]
      : [{ ...common, shown: all, path: here(all), compared: false }, compared]
  }
  if (view.carried) return [{ ...common, shown: view.carried(person), path, compared: false }]
  // Records of every size may show as much there, or not: the answers tell.
  if (!view.lists && rows) return [{ ...common, shown: 0, path, compared: false }]
  if (!view.lists) return [{ ...common, shown: fixed, path, compared: true }]
  const ways = view.lists.map(({ list, key }) => {
    const places = person.places[list] ?? []
    const least = Math.min(Math.floor((shortest.places[list]?.length ?? 0) / 2), pageSize)
    const near = `${key}=${encodeURIComponent(places.at(-least - 1) ?? '')}`
    return { open: Math.min(places.length, pageSize), least, near }
  })
  const sum = (/** @type {'open' | 'least'} */ of) => ways.reduce((all, way) => all + way[of], 0)
  const nearPath = `${path}${path.includes('?') ? '&' : '?'}${ways.map((way) => way.near).join('&')}`
  return [
    { ...common, shown: sum('open'), path, compared: false },
    { ...common, shown: sum('least'), path: nearPath, compared: true },
  ]
}
