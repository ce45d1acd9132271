// `npm run eval:assistant`: asks the sample record all forms of questions, and prints by language how many were understood,
// how many of those were answered with the right facts, each that was not, and how many statements name no source.
import { runBundled } from './import-bundled.mjs'

await runBundled('tests/unit/assistant/print.ts')
