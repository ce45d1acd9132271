/**
 * Runs in a kept page, written into it as text, so it stands by itself. The page can send nothing: links are followed
 * as the browser follows them, what a form would ask is answered by the line, and with the network the page comes anew.
 */
export function inKeptPage(): void {
  const line = document.querySelector<HTMLElement>('[data-kept] [role="status"]')
  const closest = (event: Event, what: string) =>
    event.target instanceof Element && event.target.closest(what) !== null
  const follow = (event: Event) => {
    if (closest(event, 'a[href]')) event.stopPropagation()
  }
  const refuse = (event: Event) => {
    if (!closest(event, 'form[action]')) return
    event.preventDefault()
    event.stopPropagation()
    line?.focus()
  }
  const look = () => {
    if (document.visibilityState !== 'visible') return
    const picture = new Image()
    picture.addEventListener('load', () => location.reload())
    picture.src = `/icon-192.png?${Date.now()}`
  }
  // What a script leads to is another page, as what a link leads to.
  for (const name of ['pushState', 'replaceState'] as const) {
    const own = history[name].bind(history)
    history[name] = (state, title, url) => {
      if (url == null || new URL(url, location.href).href === location.href) own(state, title, url)
      else location.assign(url)
    }
  }
  window.addEventListener('click', follow, true)
  window.addEventListener('submit', refuse, true)
  // A network is not yet the server behind it, and to come anew for nothing would undo a tap that is on its way.
  window.addEventListener('online', look)
  document.addEventListener('visibilitychange', look)
  // Not every browser tells, and it may have been the server that was away.
  setInterval(look, 15_000)
}
