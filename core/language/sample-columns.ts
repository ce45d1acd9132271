/** The title of a column that names the sample whose results stand in it, and nothing else: "Pleural fluid", "Serum". */
export const sampleColumn =
  /^\W*(?:(?:paired |same[- ]day |spot |24[- ]?(?:h|hr|hour) )?(?:serum|plasma|(?:whole |venous )?blood|urine|stool|csf|cerebrospinal fluid|(?:pleural|ascitic|peritoneal|synovial|joint|pericardial|drain|body) fluid|fluid|ascites)(?: (?:result|value|level)s?)?|(?:ב?(?:סרום|נסיוב|פלסמה|דם|שתן|צואה)|נוזל (?:פלאורלי|פלאורה|מיימת|פריטונאלי|סינוביאלי|שדרה)|מיימת))\W*$/iu

/** In the title of a column of limits: the sample whose limits they are. "Serum reference", "Ref. (serum)". */
export const limitsOfSample =
  /(?<!\p{L})(?:ref(?:erence)?|normal|range|interval|limits|expected|ייחוס|נורמה|תקין)(?!\p{L})/iu
