import { expect, it } from 'vitest'
import { run } from '../start/run'

it('tests that replace a module say so in their name (*.isolated.test.ts)', async () => {
  const replacing = (
    await run('git', ['grep', '-lE', String.raw`\bvi\.(mock|doMock)\(`, '--', 'apps', 'packages', 'seeds', 'tools', 'tests'])
  ).split('\n')
  expect(replacing.filter((file) => /\.test\.tsx?$/.test(file) && !/\.isolated\.test\.tsx?$/.test(file))).toEqual([])
})
