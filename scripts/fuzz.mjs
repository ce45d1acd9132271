// `npm run fuzz -- --seed S --pages N [--noise] [--shrink] [--show SEED]`: generated pages through the extraction, their
// figures by feature of the layout.
import { runBundled } from './import-bundled.mjs'

await runBundled('tests/layouts/fuzz.ts')
