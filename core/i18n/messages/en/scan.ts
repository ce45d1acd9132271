export const scan = {
  place: 'Scan',
  title: 'Scan a page',
  hint: 'Lay the page flat, in good light, and let it fill the picture.',
  drop: 'Or drop pictures here, or paste one.',
  addPage: 'Add page',
  send: { one: 'Send {n} page', other: 'Send {n} pages' },
  page: 'Page {n}',
  removePage: 'Remove page {n}',
  blurred: 'This looks blurred. A sharper photo is read better.',
  dark: 'This is dark. More light is read better.',
  small: 'This is small. Move closer, so that the page fills the picture.',
  again: 'Take a new photo',
} as const
