import { expect, it } from 'vitest'
import { run } from '../start/run'

/** A folder with more than this is about several things. */
const most = 40

it('no folder of sources or tests has more than 40 entries', async () => {
  const entries = new Map<string, Set<string>>()
  for (const file of (await run('git', ['ls-files', 'apps', 'packages', 'seeds', 'tests', 'tools'])).trim().split('\n')) {
    const names = file.split('/')
    names.forEach((name, depth) => {
      const folder = names.slice(0, depth).join('/')
      entries.set(folder, (entries.get(folder) ?? new Set()).add(name))
    })
  }
  expect([...entries].flatMap(([folder, { size }]) => (size > most ? [`${folder}: ${size}`] : []))).toEqual([])
})
