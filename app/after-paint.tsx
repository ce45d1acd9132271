/** The type of a script, and the relation of a link to one, that wait until the page was painted once. */
export const waiting = 'after-paint'

/**
 * The events for which React hydrates at once. Where the root itself still waits for its data that throws ("Root did not
 * complete"), and the page stays dead; so none reaches it before it is awake. What the browser does by itself goes on.
 */
const hastening =
  'click auxclick dblclick contextmenu mousedown mouseup pointerdown pointerup pointercancel touchstart touchend touchcancel ' +
  'keydown keypress keyup input textInput change compositionstart compositionend copy cut paste dragstart dragend drop submit reset'

/**
 * A page reads without its scripts, so they are fetched and run behind its first picture: a slow phone has one line and one
 * processor for both. `requestAnimationFrame` comes before a frame and the task behind it after; a tab that is not looked at
 * has no frames, so there the time decides. Each is begun by itself, for a tap may come between; what is tapped before the
 * page is awake is kept for it (app/early.ts).
 */
const start = `(() => {
  window.early = new Set()
  const keep = (event) => {
    if (!window.early) return
    event.stopImmediatePropagation()
    if (event.type === 'click' || (event.type === 'change' && event.target.type === 'file')) window.early.add(event.target)
  }
  for (const type of '${hastening}'.split(' ')) addEventListener(type, keep, true)
  const begin = () => {
    for (const link of document.querySelectorAll('link[rel="${waiting}"]'))
      setTimeout(() => { link.rel = 'modulepreload' })
    for (const script of document.querySelectorAll('script[type="${waiting}"]')) setTimeout(() => {
      script.type = 'module'
      script.before(script)
    })
  }
  requestAnimationFrame(() => setTimeout(begin))
  setTimeout(begin, 500)
})()`

/** Starts what waits; it stands behind all of it. */
export function StartAfterPaint({ nonce }: { readonly nonce?: string | undefined }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: start }} />
}
