// `npm run fit:questions`: fits what is learned of the studied questions anew, and writes core/assistant/learned/weights.ts.
import { runBundled } from './import-bundled.mjs'

await runBundled('scripts/fit-questions/run.ts')
