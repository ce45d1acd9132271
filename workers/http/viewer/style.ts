import { createHash } from 'node:crypto'

/** The share page's own style: system fonts, nothing fetched. The same tokens as the app's (app/styles/tokens.css). */
export const viewerStyle = `
:root{color-scheme:light dark;--paper:light-dark(oklch(.981 .006 85),oklch(.213 .014 250));--card:light-dark(oklch(.997 .002 85),oklch(.249 .016 250));--sunken:light-dark(oklch(.955 .008 85),oklch(.29 .018 250));--ink:light-dark(oklch(.235 .018 250),oklch(.945 .006 85));--muted:light-dark(oklch(.46 .018 250),oklch(.755 .014 250));--hairline:light-dark(oklch(.88 .009 85),oklch(.36 .018 250));--edge:light-dark(oklch(.58 .018 250),oklch(.6 .018 250));--primary:light-dark(oklch(.44 .078 200),oklch(.8 .09 195));--on:light-dark(oklch(.99 .004 195),oklch(.2 .03 200));--warn:light-dark(oklch(.955 .04 85),oklch(.325 .045 75));--critical:light-dark(oklch(.48 .17 25),oklch(.79 .11 22));--lamp:1}
@media(prefers-color-scheme:dark){:root{--lamp:.88}}
*{box-sizing:border-box;margin:0}
body{font:1.0625rem/1.45 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;background:var(--paper);color:var(--ink);overflow-wrap:anywhere}
main{max-width:72rem;margin:0 auto;padding:1rem}
h1{font-size:1.375rem;line-height:1.25}
h2{font-size:1.0625rem;padding-bottom:.25rem;border-bottom:2px solid var(--ink)}
h3{font-size:1.0625rem;margin:1rem 0 .25rem}
ul,ol{list-style:none;padding:0}
a{color:var(--primary)}
:focus-visible{outline:3px solid var(--primary);outline-offset:2px}
.top{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:space-between}
.badge{border:1px solid var(--edge);border-radius:.375rem;padding:0 .5rem;font-size:.8125rem}
.who{font-size:1.375rem;font-weight:600}
.quiet{color:var(--muted);font-size:.9375rem}
.note{background:var(--warn);border-radius:.5rem;padding:.5rem .75rem;font-size:.8125rem;margin:.5rem 0}
.tools{display:flex;flex-wrap:wrap;gap:.5rem;margin:.5rem 0 1rem}
.tools a{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 .75rem;border:1px solid var(--edge);border-radius:.5rem;background:var(--card);color:var(--ink);text-decoration:none;font-weight:600;font-size:.9375rem}
.grid{display:grid;gap:1.25rem}
@media(min-width:60rem){.grid{grid-template-columns:1fr 1fr;column-gap:2.5rem}.wide{grid-column:1/-1}.wide>ul{columns:2;column-gap:2.5rem}}
.f{padding:.4rem 0;border-bottom:1px solid var(--hairline);break-inside:avoid}
.f .h{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;align-items:baseline}
.f .n{font-weight:600}
.f .v{font-size:1.375rem;line-height:1.2;font-variant-numeric:tabular-nums;white-space:nowrap}
.f .v small{font-size:.9375rem;font-weight:600;color:var(--critical)}
.f[data-unsettled]{background:var(--warn);padding-inline:.5rem}
.paper summary{list-style:none;cursor:pointer;padding:.25rem 0;min-height:2.75rem;display:flex;align-items:center}
.paper summary::-webkit-details-marker{display:none}
.strip{display:flex;flex-wrap:wrap;gap:6px;max-width:100%;filter:brightness(var(--lamp))}
.strip>span{position:relative;display:block;overflow:hidden;max-width:100%;border-radius:3px;background:#f4f2ee;box-shadow:0 0 0 1px var(--hairline)}
.strip img{position:absolute;top:0;height:100%;max-width:none}
.paper[open] .strip>span{zoom:1.5}
.state{padding:.5rem 0;font-weight:600}
.sum{max-width:70ch;margin-top:1.5rem}
.sum li{padding:.4rem 0;border-bottom:1px solid var(--hairline)}
.sum sup{font-size:.8125rem}
.src{counter-reset:n;max-width:70ch;margin-top:1.5rem}
.src li{counter-increment:n;padding:.35rem 0;border-bottom:1px solid var(--hairline);font-size:.9375rem;scroll-margin-top:1rem}
.src li::before{content:counter(n)'. ';font-variant-numeric:tabular-nums}
.src .badge{margin-inline-end:.35rem}
:target{background:var(--warn)}
footer{margin-top:2rem;color:var(--muted);font-size:.8125rem;max-width:70ch}
.card{max-width:30rem;margin:15vh auto 0;padding:1.25rem;background:var(--card);border:1px solid var(--hairline);border-radius:.75rem}
.card p{margin-top:.75rem}
.write{max-width:40rem;margin-top:1.5rem}
.write label,.card label{display:grid;gap:.35rem;margin-top:1rem}
.write input,.write button,.write textarea,.card input,.card button,.card textarea{font:inherit;min-height:3rem;border-radius:.5rem;padding:0 .75rem;border:1px solid var(--edge);background:var(--paper);color:var(--ink);width:100%}
.write textarea,.card textarea{padding-block:.5rem}
.write button,.card button{margin-top:.75rem;background:var(--primary);color:var(--on);border:0;font-weight:600;cursor:pointer}
@media print{:root{color-scheme:light}body{font-size:9pt;background:#fff}main{padding:0;max-width:none}.tools,.paper,.sum,.src,.note,.write{display:none}.grid{grid-template-columns:1fr 1fr;gap:.75rem 1.5rem}.wide{grid-column:1/-1}.wide>ul{columns:2}.f{padding:.15rem 0}.f .v,.who{font-size:11pt}.quiet,h2{font-size:9pt}}
`

/** By which the policy lets this style in and no other: the same in every answer, so that answers can be the same. */
export const viewerStyleHash = `sha256-${createHash('sha256').update(viewerStyle).digest('base64')}`
