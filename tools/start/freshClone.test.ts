import path from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { root } from './settings'

const entries = [
  'tools/start/start.ts',
  'tools/start/seed.ts',
  'tools/start/migrate.ts',
  'tools/start/build.ts',
  'tools/test/test.ts',
  'tools/start/client.ts',
]

test('Commands start on a fresh clone before the database client is generated', async () => {
  const { metafile } = await build({
    entryPoints: entries.map((entry) => path.join(root, entry)),
    outdir: 'out',
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
        name: 'what is loaded at once, of our own packages',
        setup: ({ onResolve }) => {
          const isOurs = (name: string) => /^[./]|^@forecourt\//.test(name)
          onResolve({ filter: /./ }, ({ path: name, kind }) =>
            kind !== 'dynamic-import' && isOurs(name) ? undefined : { path: name, external: true },
          )
        },
      },
    ],
    logLevel: 'silent',
  })
  /** Files loaded before a command's first line runs. */
  const loadedAtOnce = (entry: string) => {
    const seen = new Set<string>()
    const follow = (file: string) => {
      if (seen.has(file)) return
      seen.add(file)
      for (const { path: next, external } of metafile.inputs[file]?.imports ?? []) if (!external) follow(next)
    }
    follow(entry)
    return [...seen]
  }
  for (const entry of entries) {
    const files = loadedAtOnce(entry)
    expect(files.length, entry).toBeGreaterThan(1)
    expect(
      files.filter((file) => file.includes('packages/data/src/generated')),
      entry,
    ).toEqual([])
  }
})
