import { expect, it } from 'vitest'
import config from '../../playwright.config'
import { run } from '../start/run'

it('every journey belongs to one lane, named at the end of its file', async () => {
  const specs = (await run('git', ['ls-files', 'tests/e2e/*.spec.ts'])).trim().split('\n')
  const lanes = (config.projects ?? []).map(({ testMatch }) => String(testMatch).replace('**/*', ''))
  expect(lanes).toHaveLength(6)
  expect(specs.length).toBeGreaterThan(20)
  expect(specs.filter((spec) => lanes.filter((lane) => spec.endsWith(lane)).length !== 1)).toEqual([])
})
