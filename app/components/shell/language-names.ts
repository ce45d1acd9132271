/** Each language by its own name, so that who does not read the page finds theirs. */
export const languageNames = { en: 'English', he: 'עברית' } as const
