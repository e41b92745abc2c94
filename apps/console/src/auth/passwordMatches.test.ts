import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { passwordMatches } from './passwordMatches'

test('The right password matches its hash and another does not', async () => {
  const stored = await hash('correct horse battery')
  expect(await passwordMatches('correct horse battery', stored)).toBe(true)
  expect(await passwordMatches('correct horse', stored)).toBe(false)
})

test('An unknown person costs as much time as a wrong password, and is refused', async () => {
  const stored = await hash('something')
  await passwordMatches('warm-up', null)
  const timed = async (passwordHash: string | null) => {
    const start = performance.now()
    for (let attempt = 0; attempt < 5; attempt++) expect(await passwordMatches('guess', passwordHash)).toBe(false)
    return performance.now() - start
  }
  const [known, unknown] = [await timed(stored), await timed(null)]
  expect(unknown / known).toBeGreaterThan(0.3)
  expect(unknown / known).toBeLessThan(3)
})

test('A hash that is not argon2 refuses instead of failing', async () => {
  expect(await passwordMatches('guess', 'plain text')).toBe(false)
})
