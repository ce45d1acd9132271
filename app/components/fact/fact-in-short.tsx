import { Bdi } from '../i18n'
import { FactAmount } from './fact-amount'
import { FactLine } from './fact-line'
import type { FactView } from './fact-view'
import { useFactName } from './names'

/** A fact below its page, which is its strip. */
export function FactInShort({ fact }: { readonly fact: FactView }) {
  const name = useFactName()(fact)
  return (
    <div>
      <div className="fact-head">
        <p className="fact-name">
          <Bdi>{name}</Bdi>
        </p>
        <FactAmount fact={fact} lined />
      </div>
      <FactLine fact={fact} />
    </div>
  )
}
