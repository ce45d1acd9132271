/** The arrows of the house; see docs/decisions/0001-the-house.md. */
module.exports = {
  forbidden: [
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
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
