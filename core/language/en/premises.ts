import type { PremiseWords } from '../premise-words'

/** What a question in English takes for granted. */
export const englishPremises: PremiseWords = {
  asIllness: `
hypertension = blood pressure; bp; pressure
diabetes = sugar; sugars
pleural effusion / J = fluid; fluids; water; liquid`,
  asMeasured: `
what; whats; how; reading; readings; measured; measure; measurement; measurements; value; values; number; numbers; level; levels; last; latest; normal; fine; ok; okay; in range; pill; pills; med; meds; drug; drugs; tablet; tablets; medication; medications; medicine; test; tests; result; results; rose; fell; low; fasting; monitor`,
  asFound: `
diagnosed; diagnosis; diagnoses; illness; disease; condition; conditions; problem; problems; suffer; suffering; listed; mentioned; written; appear; appears; do i have; i have; have i`,
  smallJoins: `and; also; plus; only; just; or; n; as well as; with`,
  beforeLast: `before the last; before last; before the last one; before the latest; before the newest; last but one; second to last; second last; next to last`,
  noLonger: `no longer; any more; anymore; dont take now; don't take now; not taking now; not take now; stopped; stop; discontinued; quit; came off; taken off`,
  whoAsked: `who; which doctor; what doctor; whose decision`,
  inMyRecord: `
my record; my records; my file; my files; my chart; my papers; my documents; my pages; my paperwork`,
  suffers: `
is; has; had; was; takes; took; gets; got; suffers; suffered; died; allergic; diagnosed; with; on`,
  operationOf: `
operation on; operation of; surgery on; surgery of; surgery for; operation for; op on; procedure on`,
}
