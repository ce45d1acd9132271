// `npm run rules`: proves of every row of a rule that it fires on its example and not on its counterexample, and that some case
// reads otherwise without it. A row of which that is not so has to go. Prints the rows and cases of each set.
import { runBundled } from './import-bundled.mjs'

await runBundled('tests/rules/print.ts')
