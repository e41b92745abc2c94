import { expect, it } from 'vitest'
import { run } from '../start/run'

// Vitest assigns a file to its project by name (vitest.config.ts).
it.each([
  ['isolated', 'replaces a module', String.raw`\bvi\.(mock|doMock)\(`],
  ['process', 'starts or kills a process', String.raw`^import .* from 'node:child_process'|\bprocess\.kill\(|\bawait startPostgres\(`],
])('a test file is named *.%s.test.ts if it %s', async (kind, _, pattern) => {
  const found = (await run('git', ['grep', '-lE', pattern, '--', 'apps', 'packages', 'seeds', 'tools', 'tests'])).split('\n')
  expect(found.filter((file) => /\.test\.tsx?$/.test(file) && !new RegExp(`\\.${kind}\\.test\\.tsx?$`).test(file))).toEqual([])
})
