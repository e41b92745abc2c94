import { randomBytes, randomInt } from 'node:crypto'
import { testsAll } from '@forecourt/schema/testing/testsAll'
import { expect, it } from 'vitest'
import { isSignInCode, signInCode } from './signInCode'
import { parseUnsubscribeToken, unsubscribeToken } from './unsubscribeToken'

const secret = 'a secret of this installation'
/** A fault that lets a guess through usually lets one of a few through, too. */
const guessCount = testsAll ? 100_000 : 5_000
const now = '2026-06-01T02:00:00.000Z'
const link = { organisationId: 'north', shopperId: '0a4f9c1e-0000-4000-8000-000000000001' }
const later = (days: number) => new Date(Date.parse(now) + days * 86_400_000).toISOString()
const read = (token: string, at = now, organisationId = link.organisationId) =>
  parseUnsubscribeToken(secret, { token, organisationId, now: at })

it('the sign-in derives a six-digit sign-in code from an id, evenly distributed, and different with another secret (RTE-13)', () => {
  const counts = new Map<string, number>()
  for (let index = 0; index < 20_000; index++) {
    const code = signInCode(secret, `code ${index}`)
    expect(code).toMatch(/^\d{6}$/)
    counts.set(code.slice(0, 1), (counts.get(code.slice(0, 1)) ?? 0) + 1)
  }
  // 2,000 each, with a standard deviation of 42.
  expect(counts.size).toBe(10)
  for (const count of counts.values()) expect(Math.abs(count - 2_000)).toBeLessThan(260)
  expect(signInCode('another secret', 'code 1')).not.toBe(signInCode(secret, 'code 1'))
})

it('the sign-in accepts only the exact sign-in code', () => {
  const code = signInCode(secret, 'id')
  expect(isSignInCode(secret, 'id', code)).toBe(true)
  for (const wrong of ['', code.slice(1), `${code}0`, code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)), '٣٣٣٣٣٣'])
    expect(isSignInCode(secret, 'id', wrong)).toBe(false)
  expect(isSignInCode(secret, 'other id', code)).toBe(signInCode(secret, 'other id') === code)
})

it(`sign-in accepts a guessed sign-in code no more often than chance: ${guessCount} guesses`, () => {
  let found = 0
  for (let person = 0; person < guessCount / 5; person++) {
    const id = randomBytes(18).toString('base64url')
    const guesses = Array.from({ length: 5 }, () => String(randomInt(1_000_000)).padStart(6, '0'))
    if (guesses.some((guess) => isSignInCode(secret, id, guess))) found += 1
  }
  // 0.1 of 100,000 are expected; more than 4 occurs less than once in 10⁷ runs.
  expect(found).toBeLessThanOrEqual(4)
})

it(`the unsubscribe page accepts none of ${guessCount} guessed unsubscribe links, and no altered link`, () => {
  const token = unsubscribeToken(secret, link, now)
  expect(read(token)).toBe(link.shopperId)
  const [shopperId, day, signature = ''] = token.split('.')
  for (let guess = 0; guess < guessCount; guess++) expect(read(`${shopperId}.${day}.${randomBytes(32).toString('base64url')}`)).toBeNull()
  for (let index = 0; index < signature.length - 1; index++) {
    const other = signature[index] === 'A' ? 'B' : 'A'
    expect(read(`${shopperId}.${day}.${signature.slice(0, index)}${other}${signature.slice(index + 1)}`)).toBeNull()
  }
  for (const changed of [
    '',
    `x${token}`,
    `${token}x`,
    token.replace(shopperId ?? '', 'someone-else'),
    token.replace(`.${day}.`, `.${Number(day) + 1}.`),
  ])
    expect(read(changed)).toBeNull()
  expect(read(token, now, 'south'), 'the link of another organisation').toBeNull()
  expect(parseUnsubscribeToken('another secret', { token, organisationId: 'north', now })).toBeNull()
})

it('an unsubscribe link is accepted for 60 days', () => {
  const token = unsubscribeToken(secret, link, now)
  expect(read(token, later(30))).toBe(link.shopperId)
  expect(read(token, later(60))).toBe(link.shopperId)
  expect(read(token, later(61))).toBeNull()
  expect(read(token, later(-1))).toBeNull()
})
