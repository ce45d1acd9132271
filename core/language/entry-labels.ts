/** Labels before an illness that take something from it. */

/** What is said of an illness that somebody has: a label of one of these takes nothing away. */
const plain =
  'diagnosed|confirmed|established|documented|recorded|noted|reported|found|treated|untreated|resolved|controlled|associated|related|combined|acquired|inherited|affected|operated|listed|coded|added|updated|reviewed|identified|detected|presented|admitted|discharged|provided|completed|observed|supposed|continued|unspecified|mixed|advanced|needed|used'

/** Of somebody who is sent to find out: "Two week wait, suspected cancer:". */
export const suspectingLabel =
  /(?<!\p{L})(?:suspect(?:ed|ing)?|suspicion|suspicious|query|possible|possibly|r\/o|2ww|two[- ]week(?:[- ]wait)?)(?!\p{L})/iu

/** What was done with an entry, whatever it names: it may be one no more. "Refused 2025", "Coded in error". */
export const withdrawingLabel = new RegExp(
  String.raw`^(?:(?:\p{L}+[- ])?(?!(?:${plain})(?!\p{L}))\p{L}{3,}(?:ed|awn)(?: (?:on|by|from) .{1,20})?|(?:.* )?(?:in error|by mistake|wrongly))(?:,? (?:in )?(?:19|20)\d\d)?$`,
  'iu',
)
