import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { run } from '../tools/start/run'
import { root } from '../tools/start/settings'
import { loadFaults } from './faults/loadFaults'

const faults = loadFaults()

it('every fault has a unique number, describes what goes wrong, and names existing tests', () => {
  expect(faults.map(({ number }) => number)).toEqual([...new Set(faults.map(({ number }) => number))])
  const problems = faults.filter(
    ({ number, description, tests, journeys, changes }) =>
      number === '' ||
      !/^\S.{20,200}\.$/.test(description) ||
      tests.length + journeys.length === 0 ||
      !tests.every((test) => existsSync(path.join(root, test))) ||
      changes.length === 0 ||
      changes.some((change) => /\.(?:test|spec)\.tsx?$|^tests\//.test(change)),
  )
  expect(problems.map(({ file }) => path.basename(file))).toEqual([])
})

it('every fault applies to the current sources', async () => {
  const stale: string[] = []
  for (const { file } of faults) await run('git', ['apply', '-C1', '--check', file]).catch(() => stale.push(path.basename(file)))
  expect(stale).toEqual([])
})
