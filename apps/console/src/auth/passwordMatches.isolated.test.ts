import { hash, verify } from '@node-rs/argon2'
import { expect, test, vi } from 'vitest'
import { passwordMatches } from './passwordMatches'

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  return { ...real, verify: vi.fn(real.verify) }
})

/** The cost parameters of a hash: algorithm, version, memory, passes and lanes. */
const costOf = (stored: unknown) => String(stored).split('$').slice(0, 4).join('$')

test('The right password matches its hash and another does not', async () => {
  const stored = await hash('correct horse battery')
  expect(await passwordMatches('correct horse battery', stored)).toBe(true)
  expect(await passwordMatches('correct horse', stored)).toBe(false)
})

test('An unknown user costs the same work as a wrong password, and is refused', async () => {
  const stored = await hash('something')
  vi.mocked(verify).mockClear()
  expect(await passwordMatches('guess', stored)).toBe(false)
  expect(await passwordMatches('guess', null)).toBe(false)
  expect(vi.mocked(verify).mock.calls.map(([checked]) => costOf(checked))).toEqual([costOf(stored), costOf(stored)])
})

test('A stored hash that is not argon2 is refused without an error', async () => {
  expect(await passwordMatches('guess', 'plain text')).toBe(false)
})
