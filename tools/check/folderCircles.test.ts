import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { run } from '../start/run'
import { root } from '../start/settings'

/** Packages with acyclic folders, and their minimum number. */
const ordered = [
  { base: 'packages/schema/src/', folders: 14 },
  { base: 'packages/rules/src/', folders: 25 },
  { base: 'packages/data/src/', folders: 25 },
  { base: 'packages/services/src/', folders: 20 },
  { base: 'packages/search/src/', folders: 7 },
  { base: 'packages/runtime/src/', folders: 10 },
  { base: 'apps/console/src/', folders: 8 },
  { base: 'apps/site/src/', folders: 20 },
]

/** Folder of a file within a package; null for none. */
const folderOf = (base: string, file: string): string | null =>
  file.startsWith(base) ? (/^([^/]+)\//.exec(file.slice(base.length))?.[1] ?? null) : null

/**
 * Registries that name islands for lazy loading. Like a route table they are above everything, and their lazy imports don't count; static
 * imports do, types don't.
 */
const registries = new Set(['islandParts', 'plainParts', 'enhancers'].map((name) => `packages/runtime/src/islands/${name}.ts`))

/** Imports of a source within its package; for a registry, static ones only. */
const importedBy = (file: string): string[] => {
  const arrows = registries.has(file) ? /^import (?!type ).* from '(\.[^']+)'/gm : /(?:^(?:import|export|\}).* from |import\()'(\.[^']+)'/gm
  return [...readFileSync(root + file, 'utf8').matchAll(arrows)].map(([, name = '']) => name)
}

/** Dependencies between folders of a package, types included. */
const foldersBelow = async (base: string): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  const below = new Map<string, Set<string>>()
  for (const file of (await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', base])).trim().split('\n')) {
    const from = folderOf(base, file)
    if (from === null || !/\.tsx?$/.test(file) || /\.test\.tsx?$|\/(?:testing|generated)\//.test(file)) continue
    for (const name of importedBy(file)) {
      const to = folderOf(base, path.posix.join(path.posix.dirname(file), name))
      if (to !== null && to !== from) below.set(from, (below.get(from) ?? new Set()).add(to))
    }
  }
  return below
}

/** Repeatedly removes folders without remaining dependencies: what stays is cyclic. */
const circling = (below: ReadonlyMap<string, ReadonlySet<string>>): string[] => {
  let left = [...below.keys()]
  for (let before = -1; before !== left.length; ) {
    before = left.length
    left = left.filter((folder) => left.some((other) => below.get(folder)?.has(other)))
  }
  return left
}

describe.each(ordered)('folders of $base', ({ base, folders }) => {
  it('do not depend on each other in a circle', async () => {
    const below = await foldersBelow(base)
    expect(new Set([...below.keys(), ...[...below.values()].flatMap((others) => [...others])]).size).toBeGreaterThanOrEqual(folders)
    expect(circling(below)).toEqual([])
  })
})

it('a circle of folders is detected', () => {
  const below = new Map([
    ['car', new Set(['search'])],
    ['search', new Set(['pricing', 'car'])],
    ['pricing', new Set(['text'])],
  ])
  expect(circling(below)).toEqual(['car', 'search'])
})
