import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { run } from '../start/run'
import { root } from '../start/settings'

/** Whose folders rest on one another in one order, with how many there are at least. */
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

/** The folder of a package that a file of its stands in; null where it stands in none. */
const folderOf = (base: string, file: string): string | null =>
  file.startsWith(base) ? (/^([^/]+)\//.exec(file.slice(base.length))?.[1] ?? null) : null

/**
 * Where the parts of a page are named for hydration: each is loaded by its name, once it is due. They stand above
 * everything, as a table of routes does, and nothing runs with them; what else they import counts, and types of theirs don't.
 */
const registries = new Set(['islandParts', 'plainParts', 'enhancers'].map((name) => `packages/runtime/src/islands/${name}.ts`))

/** What a source imports of its own package; of a registry, what runs with it alone. */
const importedBy = (file: string): string[] => {
  const arrows = registries.has(file) ? /^import (?!type ).* from '(\.[^']+)'/gm : /(?:^(?:import|export|\}).* from |import\()'(\.[^']+)'/gm
  return [...readFileSync(root + file, 'utf8').matchAll(arrows)].map(([, name = '']) => name)
}

/** Which folders of a package each rests on, types included. */
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

/** Takes away folders that rest on none that are left, again and again: what stays rests on itself in the end. */
const circling = (below: ReadonlyMap<string, ReadonlySet<string>>): string[] => {
  let left = [...below.keys()]
  for (let before = -1; before !== left.length; ) {
    before = left.length
    left = left.filter((folder) => left.some((other) => below.get(folder)?.has(other)))
  }
  return left
}

describe.each(ordered)('folders of $base', ({ base, folders }) => {
  it('rest on one another in one order: none on itself by way of others', async () => {
    const below = await foldersBelow(base)
    expect(new Set([...below.keys(), ...[...below.values()].flatMap((others) => [...others])]).size).toBeGreaterThanOrEqual(folders)
    expect(circling(below)).toEqual([])
  })
})

it('a circle is found', () => {
  const below = new Map([
    ['car', new Set(['search'])],
    ['search', new Set(['pricing', 'car'])],
    ['pricing', new Set(['text'])],
  ])
  expect(circling(below)).toEqual(['car', 'search'])
})
