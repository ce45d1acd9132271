const empty = { __html: '' }

/** Where the service worker writes that this is a kept copy (app/device/lined-page.ts); else there is nothing. */
export const KeptLine = () => <div data-kept="" suppressHydrationWarning dangerouslySetInnerHTML={empty} />
