// The bundle of the screens, which `npm run build` writes: types must not depend on whether it has run yet.
declare module '*/build/server/index.js' {
  import type { ServerBuild } from '@remix-run/cloudflare'
  const build: ServerBuild
  export = build
}
