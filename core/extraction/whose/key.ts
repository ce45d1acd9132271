import { explainedForm, spelledOut } from '../../language/whose/key'

/** From here on several short forms that are explained are a key. */
const fewest = 3

/** "GERD - gastroesophageal reflux disease": letter by letter, each begins one of the words or stands within it. */
function isSpelled({ short = '', words = '' }: Partial<Record<string, string>>): boolean {
  const initials = words.split(/[ -]/).map((word) => word[0]?.toLowerCase() ?? '')
  const own = [...short.toLowerCase()]
  let at = 0
  for (const letter of initials) if (letter === own[at]) at++
  return at >= Math.max(2, own.length - 1)
}

/** Where the first of several explained short forms stands. */
export function keyOf(text: string): number | null {
  const spelled = [...text.matchAll(spelledOut)].filter(({ groups }) => isSpelled(groups!))
  const forms = spelled.length >= fewest - 1 ? spelled : [...text.matchAll(explainedForm)]
  const [first] = forms
  return first && (spelled.length > 1 || forms.length >= fewest)
    ? first.index + first[0].search(/[^\s;,:]/)
    : null
}
