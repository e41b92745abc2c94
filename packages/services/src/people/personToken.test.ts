import { expect, test } from 'vitest'
import { personToken, verifyPersonToken } from './personToken'

const secret = 'a secret of the installation'
const linkId = 'abcdefghijklmnopqrstuvwx'
const token = personToken(secret, linkId)

test('A token is valid only for the installation that signed it', () => {
  expect(verifyPersonToken(secret, token)).toBe(linkId)
  expect(verifyPersonToken('another secret', token)).toBeNull()
})

test('None of 100,000 altered tokens is accepted', () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  let seed = 1
  const next = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    return (seed >>> 8) % below
  }
  let taken = 0
  for (let guess = 0; guess < 100_000; guess++) {
    const changed = [...token]
    for (let change = 0; change <= guess % 4; change++) changed[next(changed.length)] = letters[next(letters.length)] ?? 'A'
    const text = changed.join('')
    // Two changes can cancel out; the real token is no guess. Neither are the unused bits of its last letter.
    if (text !== token && verifyPersonToken(secret, text) !== null) taken++
  }
  expect(taken).toBe(0)
})

test.each(['', '.', token.slice(0, -1), `${token}A`, `${token} `, token.replace('.', ''), `${linkId}.${'A'.repeat(43)}`, 'a\u0000b'])(
  'A malformed token is refused: %j',
  (text) => {
    expect(verifyPersonToken(secret, text)).toBeNull()
  },
)
