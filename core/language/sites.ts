/** Words that name the site of a condition of bone, joint or spine, with the English adjective or noun of it. */
export const sites: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![\p{L}\d])(?:L[1-5](?:\s?[-/]\s?(?:L[1-5]|S1))?|L5\s?[-/]\s?S1|lumbar|lumbosacral|מותני\p{L}*|עמ"ש מותני)(?![\p{L}\d])/iu,
    'lumbar',
  ],
  [
    /(?<![\p{L}\d])(?:C[2-7](?:\s?[-/]\s?(?:C[2-7]|T1))|cervical|צווארי\p{L}*|צוארי\p{L}*)(?![\p{L}\d])/iu,
    'cervical',
  ],
  [/(?<![\p{L}\d])(?:T\d{1,2}\s?[-/]\s?T\d{1,2}|thoracic|גבי\p{L}*|טורקל\p{L}*)(?![\p{L}\d])/iu, 'thoracic'],
  [/(?<!\p{L})medial collateral|\bMCL\b|צידית ה?(?:מדיאל|פנימ)/iu, 'medial collateral ligament'],
  [/(?<!\p{L})lateral collateral|\bLCL\b|צידית ה?(?:לטרל|חיצונ)/iu, 'lateral collateral ligament'],
  [/(?<!\p{L})(?:knees?|ב?ברך|ב?ברכיים|הברך|הברכיים)(?!\p{L})/iu, 'knee'],
  [/(?<!\p{L})(?:hips?|ב?ירך|ב?ירכיים|מפרק הירך)(?!\p{L})/iu, 'hip'],
  [/(?<!\p{L})(?:shoulders?|ב?כתף|ב?כתפיים)(?!\p{L})/iu, 'shoulder'],
  [/(?<!\p{L})(?:ankles?|ב?קרסול|ב?קרסוליים)(?!\p{L})/iu, 'ankle'],
  [/(?<!\p{L})(?:hands?|כפות ידיים|כף יד|ב?ידיים)(?!\p{L})/iu, 'hand'],
  [/(?<!\p{L})(?:forearms?|ב?אמה|ב?אמות)(?!\p{L})/iu, 'forearm'],
  [/(?<!\p{L})(?:wrists?|ב?שורש כף יד)(?!\p{L})/iu, 'wrist'],
]
