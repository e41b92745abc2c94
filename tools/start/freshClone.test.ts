import path from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { root } from './settings'

/** Every file that is loaded before a command's first line runs. */
const loadedAtOnce = async (entry: string): Promise<string[]> => {
  const { metafile } = await build({
    entryPoints: [path.join(root, entry)],
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'bundle',
    external: ['node:*'],
    plugins: [
      {
        name: 'own packages only',
        setup: ({ onResolve }) => {
          onResolve({ filter: /^[^./]/ }, ({ path: name }) => (name.startsWith('@forecourt/') ? undefined : { path: name, external: true }))
        },
      },
    ],
    logLevel: 'silent',
  })
  const seen = new Set<string>()
  const follow = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    for (const { path: next, kind, external } of metafile.inputs[file]?.imports ?? [])
      if (kind !== 'dynamic-import' && !external) follow(next)
  }
  follow(entry)
  return [...seen]
}

test.each([
  'tools/start/start.ts',
  'tools/start/seed.ts',
  'tools/start/migrate.ts',
  'tools/start/build.ts',
  'tools/test/test.ts',
  'tools/start/client.ts',
])('%s begins on a fresh clone, where no database client is generated yet', async (entry) => {
  const files = await loadedAtOnce(entry)
  expect(files.length).toBeGreaterThan(1)
  expect(files.filter((file) => file.includes('packages/data/src/generated'))).toEqual([])
})
