// A still page (app/public) needs its form's script alone, any other the router and all that it leads to.
const island = document.querySelector<HTMLElement>('[data-island]')
if ('__remixContext' in window) void import('./whole-page').then(({ hydratePage }) => hydratePage())
else if (island) void import('./public/wake').then(({ wake }) => wake(island))
