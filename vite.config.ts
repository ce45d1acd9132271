import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import tsconfigPaths from 'vite-tsconfig-paths'

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
    // Bytes: a screen's scripts are icons and the like by the dozen, which zip better together than each by itself.
    rollupOptions: { output: { experimentalMinChunkSize: 3000 } },
  },
})
