import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { root } from '../../tools/start/settings'

/** Code to parse a sentence and route to its result; suggestions are separate. */
const onPage = ['understand', 'understoodState', 'leavesPath']

/** Gzipped kilobytes of the sentence parser, bundled and minified (SRC-06). */
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
