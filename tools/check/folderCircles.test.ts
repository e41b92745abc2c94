import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { run } from '../start/run'
import { root } from '../start/settings'

const base = 'packages/rules/src/'

/** The folder of rules that a file of theirs stands in; null where it stands in none. */
const folderOf = (file: string): string | null => /^packages\/rules\/src\/([^/]+)\//.exec(file)?.[1] ?? null

/** Which folders of rules each rests on, types included. */
const foldersBelow = async (): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  const below = new Map<string, Set<string>>()
  for (const file of (await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', base])).trim().split('\n')) {
    const from = folderOf(file)
    if (from === null || !/\.ts$/.test(file) || /\.test\.ts$|\/testing\//.test(file)) continue
    const imported = readFileSync(root + file, 'utf8').matchAll(/^(?:import|export|\}).* from '(\.[^']+)'$/gm)
    for (const [, name = ''] of imported) {
      const to = folderOf(path.posix.join(path.posix.dirname(file), name))
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

it('folders of rules rest on one another in one order: none on itself by way of others', async () => {
  const below = await foldersBelow()
  expect(below.size).toBeGreaterThan(25)
  expect(circling(below)).toEqual([])
})

it('a circle is found', () => {
  const below = new Map([
    ['car', new Set(['search'])],
    ['search', new Set(['pricing', 'car'])],
    ['pricing', new Set(['text'])],
  ])
  expect(circling(below)).toEqual(['car', 'search'])
})
