/** In a sentence's place, the label of what a study is compared with. */
export const comparisonLabel = /(?<=[.;]\s)(?:comparison|compared (?:to|with)|(?:לשם )?השוואה|בהשוואה)\s?:/iu
