/** The arrows of the house; see docs/decisions/0001-the-house.md. */

/** What each area of the rules may use: those before it. */
const areas = [
  'records',
  'language',
  'vocabulary',
  'document',
  'extraction',
  'curation',
  'findings',
  'timeline',
  'alerts',
  'summary',
  'assistant',
  'voice',
  'share',
  'fhir',
  'export',
]
/** What speaks to people: it may use the words of both languages. */
const speaking = ['alerts', 'summary', 'assistant', 'voice', 'share']

const areaOrder = areas.map((area, index) => ({
  name: `order-of-areas-${area}`,
  comment: `${area} uses ${areas.slice(0, index).join(', ') || 'none of the others'}${speaking.includes(area) ? ', and the words of i18n' : ''}.`,
  severity: 'error',
  from: { path: `^core/${area}/`, pathNot: '\\.test\\.ts$' },
  to: {
    path: '^core/',
    pathNot: [
      ...areas.slice(0, index + 1).map((name) => `^core/${name}/`),
      ...(speaking.includes(area) ? ['^core/i18n/'] : []),
    ],
  },
}))

/** Inside workers: http and jobs use actions, these db and adapters; the context puts them together. */
const rooms = [
  { room: 'db', not: 'adapters|actions|http|jobs|context' },
  { room: 'adapters', not: 'db|actions|http|jobs|context' },
  { room: 'actions', not: 'http|jobs|context' },
  { room: 'jobs', not: 'http' },
].map(({ room, not }) => ({
  name: `order-of-workers-${room}`,
  severity: 'error',
  from: { path: `^workers/${room}/`, pathNot: '\\.test\\.ts$' },
  to: { path: `^workers/(?:${not})(?:/|\\.ts$)` },
}))

module.exports = {
  forbidden: [
    ...areaOrder,
    ...rooms,
    {
      name: 'other-areas-stand-on-records',
      comment:
        'What is no step of the way from page to record knows the records alone; the words of i18n are typed by all.',
      severity: 'error',
      from: { path: `^core/(?!(?:${areas.join('|')}|i18n)/)([^/]+)/`, pathNot: '\\.test\\.ts$' },
      to: { path: '^core/', pathNot: ['^core/records/', '^core/$1/'] },
    },
    {
      name: 'core-is-pure',
      comment: 'Rules know no binding, no React and no I/O; zod and uuid are the libraries they may use.',
      severity: 'error',
      from: { path: '^core/', pathNot: '\\.test\\.tsx?$' },
      to: { pathNot: ['^core/', '^node_modules/(zod|uuid)/'] },
    },
    {
      name: 'app-never-reaches-workers',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: '^(workers|durable-objects)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-db-imports-drizzle',
      severity: 'error',
      from: { pathNot: '^(workers/db/|drizzle\\..*\\.ts$|tests/)' },
      to: { path: '^node_modules/drizzle-orm/' },
    },
    {
      name: 'only-the-entry-imports-durable-objects',
      severity: 'error',
      from: { pathNot: '^(workers/index\\.ts$|durable-objects/|tests/)' },
      to: { path: '^durable-objects/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^build/', '^dist/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types', 'workerd', 'worker', 'browser'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.wasm', '.css'],
    },
  },
}
