/** What speaks for a day-first or a month-first page, beside its dates themselves. */
export const dateClues: readonly [RegExp, number][] = [
  // Day first: positive.
  [
    /\b(nhs|gp surgery|surgery|postcode|consultant|registrar|ltd|plc|hospital no|pvt|sdn|bhd|clinic date|fbc|u&es?|paracetamol|salbutamol)\b/,
    1.5,
  ],
  [/\b(haemo|anaem|oedem|oesoph|leukaem|diarrhoea|orthopaed|gynaecol|paediatr|tumour|fibre|centre)/, 1.5],
  [/\b[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}\b|\+44|\+972|\b0\d{1,2}-\d{7}\b/, 2],
  [
    /\b\d{1,2}(st|nd|rd|th)? (january|february|march|april|may|june|july|august|september|october|november|december),? \d{4}/,
    0.7,
  ],
  [/\b\d{1,2}\.\d{1,2}\.\d{4}\b/, 2.5],
  // India and its neighbours, which spell as America does and write the day first.
  [
    /\b(nabl|uhid|m\.?b\.?b\.?s|private limited|lakhs?|(?:cells|mill?|lakhs?)?\/ ?cu?mm|gms?%|opd|ipd|biological (?:ref(?:erence)?|interval)|pin ?code|nagar|crore)(?!\p{L})|\+91\b|\.co\.in\b|\.in\b(?! )/u,
    1.5,
  ],
  // How often a drug is taken, as in Britain and India: "Tab. … BD", "TDS", "1-0-1"; a stay's two days by their letters.
  [/\b(?:tds|qds|sos)\b|\b(?:tab|cap|inj|syp)\b.{0,40}\bbd\b|(?<![\d-])[01]-[01]-[01](?![\d-])/, 1.5],
  [/\bd\.?o\.?a\b[\s\S]*\bd\.?o\.?d\b/, 1],
  // Behind a town, the six figures of an Indian postal code: "Tirunelveli - 627 002".
  [/\p{L}{4} ?- ?[1-8]\d{2} ?\d{3}(?![\d-])/u, 1.5],
  // Month first: negative.
  [
    /\b(?:a[klrz]|c[aot]|d[ce]|fl|ga|hi|i[adln]|k[sy]|la|m[adeinost]|n[cdehjmvy]|o[hkr]|pa|ri|s[cd]|t[nx]|ut|v[at]|w[aivy]),? \d{5}(-\d{4})?\b/,
    -2,
  ],
  [/\(\d{3}\) ?\d{3}-\d{4}|\b\d{3}-\d{3}-\d{4}\b/, -1.5],
  [
    /\b(clia|npi|dea|mrn|pcp|copay|medicare|medicaid|labcorp|quest diagnostics|rx only|refills?|zip|ssn)\b/,
    -1,
  ],
  [
    /\b(january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.? \d{1,2},? \d{4}/,
    -0.7,
  ],
  [
    /\b(hemoglobin|anemia|edema|esophag|leukemia|orthopedic|gynecolog|pediatric|tumor|center|acetaminophen|albuterol)/,
    -0.4,
  ],
]
