import path from 'node:path'
import tailwind from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { smallPreload } from '../../tools/chunks/smallPreload.ts'

/** URL prefix of the files. */
const base = '/assets/'
const packages = path.join(import.meta.dirname, '../../packages')
/** Set by `npm run dev`. */
const port = Number(process.env.ASSETS_PORT) || 5173

/**
 * Expected build warnings: framework directives have no meaning here, and some dynamically imported modules are also imported statically.
 */
const expectedWarnings = new Set(['MODULE_LEVEL_DIRECTIVE', 'INEFFECTIVE_DYNAMIC_IMPORT'])

/** Delay in milliseconds until Next has noticed a change: the server renders documents, so any source change reloads the page. */
const nextNoticeMs = 150
const reloadPages = (): Plugin => ({
  name: 'reload-pages',
  apply: 'serve',
  configureServer({ watcher, ws }) {
    watcher.add(packages)
    watcher.on('change', () => setTimeout(() => ws.send({ type: 'full-reload' }), nextNoticeMs))
  },
  transform: (code, id) => (id.endsWith('/src/host/start.ts') ? `import '/@vite/client'\n${code}` : null),
})

/** Builds the script and styles of documents into `public/assets` with a manifest, or serves them in development. */
export default defineConfig({
  base,
  publicDir: false,
  clearScreen: false,
  plugins: [tailwind(), smallPreload(base), reloadPages()],
  oxc: { jsx: { runtime: 'automatic', development: false } },
  server: { port, strictPort: true, host: '127.0.0.1', allowedHosts: true, hmr: { clientPort: port }, fs: { allow: ['../..'] } },
  build: {
    outDir: 'public/assets',
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2022',
    assetsInlineLimit: 0,
    assetsDir: '',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: {
      input: 'src/host/start.ts',
      onwarn: (warning, warn) => {
        if (!expectedWarnings.has(warning.code ?? '')) warn(warning)
      },
      output: {
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        // By default each set of shared modules becomes a file, most of them smaller than their headers.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 1 },
            { name: 'icons', test: /runtime\/src\/ui\/icons\// },
            { name: 'renderer', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 1 },
            { name: 'stores', test: /runtime\/src\/storage\/(?!use|save)/, minShareCount: 2 },
            { name: 'shared', test: /runtime\/src\/(?:storage|islands|host|measuring|ui\/toast)\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
})
