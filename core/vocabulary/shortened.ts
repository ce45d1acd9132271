import { normaliseWord } from './normalise'

/**
 * Words of a condition's name as notes shorten them: `short = what it may stand for`. They hold only as part of a name of
 * several words, which tells of two meanings the one that is meant: "inf. wall MI", "skin inf.".
 */
const shortened = `
synd = syndrome
syndr = syndrome
pulm = pulmonary
resp = respiratory
def = deficiency
defic = deficiency
exac = exacerbation
exacerb = exacerbation
dz = disease
dis = disease
ac = acute
acu = acute
chr = chronic
chron = chronic
rec = recurrent
recurr = recurrent
spont = spontaneous
idiop = idiopathic
congen = congenital
prim = primary
sec = secondary
gen = generalized
mult = multiple
malig = malignant
ca = cancer; carcinoma
lat = lateral
med = medial
ant = anterior
post = posterior
sup = superior
inf = inferior; infection; infarction
int = internal
ext = external; externa
peri = peripheral
periph = peripheral
abd = abdominal
cerv = cervical
lumb = lumbar
bact = bacterial
card = cardiac
ren = renal
thal = thalassemia
insuff = insufficiency
regurg = regurgitation
perf = perforated; perforation
obst = obstructive; obstruction
infx = infection
infxn = infection
fx = fracture
# = fracture
ha = headache
htn = hypertension
dm = diabetes
hyperpth = hyperparathyroidism
etoh = alcohol; alcoholic
tob = tobacco
vit = vitamin
pyelo = pyelonephritis
appy = appendicitis
appx = appendicitis
gr = grade
st = stage
stg = stage
i = 1
ii = 2
iii = 3
iv = 4
iiia = 3a
iiib = 3b
fe = iron
1 = i
2 = ii
3 = iii
4 = iv
ארוע = אירוע
סכרת = סוכרת
ממאירות = סרטן
`

const table: ReadonlyMap<string, readonly string[]> = new Map(
  shortened
    .trim()
    .split('\n')
    .map((row) => {
      const [short = '', full = ''] = row.split(' = ')
      return [normaliseWord(short) || short, full.split('; ').map((word) => normaliseWord(word))]
    }),
)

/** The words that a shortened one may stand for. */
export const fullWords = (norm: string): readonly string[] => table.get(norm) ?? []

/** Letters whose stop is no end of a sentence. */
export const isShortened = (norm: string): boolean => /^[a-z]{2,5}$/.test(norm) && table.has(norm)

/** "w/", "w/o", "d/o": what the letters and their stroke stand for, and how many words they take. */
export function strokeWord(norm: string, after: { norm: string; gap: string } | undefined) {
  if (!after?.gap.startsWith('/')) return null
  const joined = after.gap === '/'
  if (norm === 'w')
    return joined && after.norm === 'o' ? { norm: 'without', words: 2 } : { norm: 'with', words: 1 }
  return norm === 'd' && joined && after.norm === 'o' ? { norm: 'disorder', words: 2 } : null
}
