/** What was heard or logged, with every identifier (a UUID, in hexadecimal) masked: by chance one holds any number. */
export const withoutIds = (text: string) =>
  text.replace(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, 'an id')
