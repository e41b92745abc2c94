import path from 'node:path'
import tailwind from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { smallPreload } from '../../tools/chunks/smallPreload.ts'

/** Where browsers find the files. */
const base = '/assets/'
const packages = path.join(import.meta.dirname, '../../packages')
/** Chosen by `npm run dev`. */
const port = Number(process.env.ASSETS_PORT) || 5173

/** Directives for the framework mean nothing here, and what every page has comes with what answers. */
const expected = new Set(['MODULE_LEVEL_DIRECTIVE', 'INEFFECTIVE_DYNAMIC_IMPORT'])

/** Documents are written by the server, so that a change of any source reloads the page. Milliseconds. */
const untilNextSawIt = 150
const reloadPages = (): Plugin => ({
  name: 'reload-pages',
  apply: 'serve',
  configureServer({ watcher, ws }) {
    watcher.add(packages)
    watcher.on('change', () => setTimeout(() => ws.send({ type: 'full-reload' }), untilNextSawIt))
  },
  transform: (code, id) => (id.endsWith('/src/host/start.ts') ? `import '/@vite/client'\n${code}` : null),
})

/** The script and the styles of documents: built into `public/assets` with a manifest, or served with reload while developing. */
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
        if (!expected.has(warning.code ?? '')) warn(warning)
      },
      output: {
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        // What several parts share would be a file for each set of them that shares it, most of them smaller than the headers it comes with.
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
