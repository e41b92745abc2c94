import { expect, it } from 'vitest'
import { regulatorsOf } from './regulatorsOf'

it('names a regulator for each of the eight states and territories of Australia (LEG-01)', () => {
  expect(new Set(regulatorsOf('AU').map(({ region }) => region)).size).toBe(8)
})

it('names New Zealand’s two (LEG-01, CFG-02)', () => {
  expect(regulatorsOf('NZ').map(({ name }) => name)).toEqual(['Commerce Commission', 'Consumer Protection'])
})

it('links each to a government address over https (LEG-01)', () => {
  for (const { href } of [...regulatorsOf('AU'), ...regulatorsOf('NZ')]) expect(href).toMatch(/^https:\/\/[a-z.]+\.(gov\.au|govt\.nz)\//)
})
