import path from 'node:path'
import { build } from 'vite'
import { smallPreload } from './smallPreload'

interface StartBuild {
  readonly entry: string
  readonly outDir: string
}

/** Directives for the framework mean nothing here, and what every page has comes with what answers. */
const expected = new Set(['MODULE_LEVEL_DIRECTIVE', 'INEFFECTIVE_DYNAMIC_IMPORT'])

/** Where browsers find what is built. */
const base = '/_next/static/islands/'

/** Stands for React in what browsers fetch. */
const renderer = path.join(import.meta.dirname, 'reactInBrowsers.ts')

/** Builds the script that documents begin with, and the parts it fetches, into a folder; gives its file name. */
export async function buildStart({ entry, outDir }: StartBuild): Promise<string> {
  const built = await build({
    configFile: false,
    plugins: [smallPreload(base)],
    resolve: { alias: [{ find: /^react(?:-dom(?:\/client)?|\/jsx-runtime)?$/, replacement: renderer }] },
    logLevel: 'warn',
    // Files name each other by where they are.
    base,
    define: { 'process.env.NODE_ENV': '"production"' },
    css: { postcss: { plugins: [] } },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      assetsDir: '',
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rollupOptions: {
        input: entry,
        onwarn: (warning, warn) => {
          if (warning.code === 'IMPORT_IS_UNDEFINED') throw new Error(warning.message)
          if (!expected.has(warning.code ?? '')) warn(warning)
        },
        output: {
          ...{ entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' },
          // What several parts share would be a file for each set of them that shares it, most of them smaller than the headers it comes with.
          codeSplitting: {
            groups: [
              { name: 'start', tags: ['$initial'], priority: 1 },
              { name: 'icons', test: /runtime\/src\/ui\/icons\// },
              { name: 'renderer', test: /node_modules\/preact\/|chunks\/reactInBrowsers/, priority: 1 },
              { name: 'stores', test: /runtime\/src\/storage\/(?!use|save)/, minShareCount: 2 },
              { name: 'shared', test: /runtime\/src\/(?:storage|islands|host|measuring|ui\/toast)\//, minShareCount: 2 },
            ],
          },
        },
      },
    },
  })
  const { output } = [built].flat()[0] as {
    readonly output: readonly { readonly type: string; readonly fileName: string; readonly isEntry?: boolean }[]
  }
  const start = output.find(({ type, isEntry }) => type === 'chunk' && isEntry)
  if (!start) throw new Error(`Nothing was built of ${entry}`)
  return start.fileName
}
