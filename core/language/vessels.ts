/** Arteries that are told one by one, and what a narrowing of one is called. */

/** Each by the name that its narrowing has in the vocabulary, and its words. */
export const vessels: readonly { readonly name: string; readonly words: string }[] = [
  {
    name: 'Left anterior descending artery stenosis',
    words: 'LAD|left anterior descending(?: coronary)?(?: artery)?',
  },
  { name: 'Circumflex artery stenosis', words: 'LCX|LCx|CX|(?:left )?circumflex(?: coronary)?(?: artery)?' },
  { name: 'Right coronary stenosis', words: 'RCA|right coronary(?: artery)?' },
  { name: 'Left main coronary artery disease', words: 'LMCA|left main(?: coronary)?(?: artery)?(?: trunk)?' },
  {
    name: 'Posterior descending artery stenosis',
    words: 'PDA|(?:right )?posterior descending(?: coronary)?(?: artery)?',
  },
  {
    name: 'Diagonal artery stenosis',
    words: '(?:first |second |large )?diagonal(?: branch(?:es)?| artery| vessel)?',
  },
  {
    name: 'Obtuse marginal artery stenosis',
    words: 'OM-?[123]|(?:first |second |third )?obtuse marginal(?: branch(?:es)?| artery)?',
  },
  { name: 'Ramus intermedius stenosis', words: 'ramus(?: intermedius)?(?: branch| artery)?' },
  { name: 'Posterolateral artery stenosis', words: '(?:right )?posterolateral(?: branch| artery)' },
  { name: 'Superficial femoral artery occlusion or stenosis', words: 'SFA|superficial femoral artery' },
  { name: 'Iliac artery stenosis', words: '(?:common |external |internal )?iliac artery' },
  { name: 'Popliteal artery stenosis', words: 'popliteal artery' },
  { name: 'Subclavian artery stenosis', words: 'subclavian artery' },
  { name: 'Vertebral artery stenosis', words: 'vertebral artery' },
  { name: 'Carotid artery stenosis', words: '(?:internal |common |external )?carotid(?: artery)?' },
  { name: 'Renal artery stenosis', words: 'renal artery' },
]

const where = String.raw`(?:(?:very |mildly |moderately |severely )?(?:severe|significant|moderate|mild|critical|tight|high-grade|high grade|focal|diffuse|discrete|eccentric|tubular|long|short|calcified|proximal|mid|middle|distal|ostial|in-stent|residual|stenotic|luminal|diameter|subtotal|total|complete|hemodynamically|obstructive|flow-limiting|atherosclerotic)[\s,-]+(?:to[\s-])?)`
const share = String.raw`(?:\d{1,3}\s?(?:%|percent)?\s?(?:to|-|–)\s?)?\d{1,3}\s?(?:%|percent)`
const narrowed = '(?:stenos[ie]s|stenotic lesions?|lesions?|narrowing|occlusion|blockage|obstruction)'
/** How narrow, and that it is. */
const told = String.raw`(?:${share}[\s,]+${where}*(?:${narrowed}|occluded|stenosed|blocked|narrowed)|${share}[\s,]+(?:${where})+(?=[,.;)]|$)|${where}+(?:${narrowed}|occluded|stenosed)|subtotaled|(?:totally |completely |subtotally |chronically )?occluded)`
const vessel = vessels.map(({ words }, at) => `(?<v${at}>${words})`).join('|')
const again = (letter: string): string => vessel.replace(/\?<v(\d+)>/g, `?<${letter}$1>`)
const part = String.raw`(?:(?:the|a|an|ostium|origin|takeoff|proximal|mid|middle|distal|ostial|segment|segments|portion|part|third|aspect|of|to|right|left|native|large|and|its|his|her)[\s-]+)*`

/** A narrowing and its artery, in whichever order: "80% stenosis of the mid LAD", "RCA lesion", "the LAD has a 90% lesion". */
export const narrowing = new RegExp(
  [
    String.raw`(?:${told}|${share}\s|${where}*${narrowed}|${where}+disease)\s*(?:of|in|within|involving|at|to)\s${part}(?:${again('v')})`,
    String.raw`(?:${share}\s+)?(?:(?:${where})*)(?:${again('w')})[\s-](?:${where})*(?:${narrowed}|disease)`,
    String.raw`(?:${again('x')})(?=[\s:,])(?=[^.;]{0,60}?(?<!\p{L})(?:is|was|has|had|have|shows?|showed|demonstrates?|demonstrated|reveals?|revealed|contains?|with|there)(?!\p{L}))(?:(?!(?<!\p{L})(?:LAD|RCA|LC[Xx]|PDA|OM|diagonal|marginal|circumflex|left main|right coronary|anterior descending|ramus|veins?|venous|duplex|patent|normal|graft|no|not|without|free|until|to the|feeding|possibl[ey]|probabl[ey]|questionable|may|might|angiography|angioplasty|stent\p{L}*)(?!\p{L}))[^.;]|\.\d){0,90}?(?<![\p{L}\d])${told}`,
    String.raw`(?:subtotaled|(?:totally |completely )?occluded)\s${part}(?:${again('y')})`,
  ]
    .map((way) => `(?<![\\p{L}\\d])(?:${way})(?![\\p{L}])`)
    .join('|'),
  'giu',
)
