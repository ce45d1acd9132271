/** Words that deny by themselves what stands before them, long enough that one misread letter is known for one. */
export const denials: readonly string[] =
  'negative; denies; denied; absent; שלילי; שלילית; שליליים; שוללת; מכחיש; מכחישה; נשללה'.split('; ')
