/** How a page of a fertility clinic or of two spouses titles what it tells of each. */

const title = (words: string): RegExp => new RegExp(`^[\\s•*–-]*(?:${words})\\s*:?\\s*$`, 'iu')

/** Over what is told of the other one, never of whom the page is about. */
export const partnerTitle = title(
  String.raw`(?:the |his |her )?(?:male )?partner(?:['’]s (?:details|data|history))?|(?:the |his |her )?(?:husband|wife|spouse)|(?:פרטי |נתוני )?(?:בן|בת)[ -]ה?זוג(?:ה|ו)?|ה?בעל|בעלה|אשתו`,
)

/** Over what is told of the patient beside it. */
export const ownTitle = title(
  String.raw`(?:the )?(?:patient|woman|female(?: partner)?|man|male|wife|husband)|ה?אי?שה|ה?מטופלת?|ה?גבר|ה?בעל|ה?חולה`,
)
