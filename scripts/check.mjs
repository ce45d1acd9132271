// `npm run check`: all that a change is held to before it runs: its types beside its style and its arrows.
import { both } from './lanes.mjs'

await both([['npm', 'run', 'check:types']], [['npm', 'run', 'check:code']])
