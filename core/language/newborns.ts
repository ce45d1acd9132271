/** How a letter about a birth is told from others, and where in it the child is spoken of. */

/** What only the page of a mother says of her. */
export const ofMother =
  /(?<!\p{L})(?:G\d{1,2}\s?P\d{1,2}|postpartum|post-?natal(?! depression)|maternity|puerperi\p{L}+|obstetric(?:s|al)?|parturient|(?:ל|ה|של )?יולד(?:ת|ות)|משכב לידה|מיילדות(?:ית)?)(?!\p{L})/iu

/** What the head of a page says that is the child's own. */
export const ofChild =
  /(?<!\p{L})(?:newborns?|neonat\p{L}+|nicu|scbu|infant|baby|ה?(?:יילוד|ילוד)(?:ה|ים)?|ה?פג(?:ים|ייה)|תינוקת?)(?!\p{L})/iu

/** A label or a title of its own under which the child is told of. */
export const newbornTitle =
  /^[\s•*–-]*(?:(?:the )?(?:newborn|neonate|baby|infant)(?: (?:details|data|information|status|summary))?|(?:נתוני |פרטי |מצב )?ה?(?:יילוד|ילוד|יילודה|תינוקת?))\s*(?::|$)/iu

/** What is said of the mother begins again. */
export const motherTitle = /^[\s•*–-]*(?:(?:the )?mother|maternal|ה?יולדת|ה?אם)\s*(?::|$)/iu
