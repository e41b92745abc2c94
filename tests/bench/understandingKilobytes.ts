import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { root } from '../../tools/start/settings'

/** What a page needs to read a sentence and to go where it leads; suggestions while typing are a part of their own. */
const onPage = ['understand', 'understoodState', 'leavesPath']

/** The gzipped kilobytes of the script that reads sentences, as a page gets it: bundled and minified (SRC-06). */
export const understandingKilobytes = async (...more: readonly string[]): Promise<number> => {
  const { outputFiles } = await build({
    stdin: {
      contents: [...onPage, ...more].map((name) => `export { ${name} } from './${name}'`).join('\n'),
      resolveDir: path.join(root, 'packages/rules/src/search/understanding'),
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  })
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0) / 1_000
}
