import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { buildSync } from 'esbuild'
import { defineConfig, type Plugin } from 'vite'
import tsconfigPaths from 'vite-tsconfig-paths'
import { sharedChunks } from './scripts/shared-chunks.mjs'

/** The service worker is a script by itself, at an address that says how far it reaches. */
const serviceWorker: Plugin = {
  name: 'service-worker',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    const { outputFiles } = buildSync({
      entryPoints: ['app/device/worker.ts'],
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2022',
      write: false,
    })
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: outputFiles[0]?.text ?? '' })
  },
}

const workerConditions = ['workerd', 'worker', 'browser']

export default defineConfig({
  plugins: [
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: false,
        v3_relativeSplatPath: true,
        v3_routeConfig: false,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
    tailwindcss(),
    tsconfigPaths(),
    serviceWorker,
    sharedChunks(),
  ],
  resolve: { mainFields: ['browser', 'module', 'main'] },
  // The server build becomes one more module of the Worker, so nothing may stay an import of node_modules.
  ssr: {
    noExternal: true,
    target: 'webworker',
    resolve: { conditions: workerConditions, externalConditions: ['workerd', 'worker'] },
  },
  build: {
    minify: true,
    sourcemap: false,
  },
})
