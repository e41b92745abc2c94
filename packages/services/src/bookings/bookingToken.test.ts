import { randomBytes } from 'node:crypto'
import { testsAll } from '@forecourt/schema/testing/testsAll'
import { expect, it } from 'vitest'
import { bookingToken, isMessageToken, parseBookingToken } from './bookingToken'

const secret = 'a secret of the installation'
const link = { organisationId: 'north', bookingId: '1f0c2d7e-5b1a-4a7e-9b8e-0a3f5d8c7b6a' }
const token = bookingToken(secret, link)
const read = (encoded: string, organisationId = 'north', by = secret) => parseBookingToken(by, { token: encoded, organisationId })

it('a booking’s token opens only the booking it was issued for, in its organisation (ENQ-24)', () => {
  expect(read(token)).toBe(link.bookingId)
  expect(read(token, 'south')).toBeNull()
  expect(read(token, 'north', 'another secret')).toBeNull()
})

it('a booking’s token distinguishes the link in a message to the shopper from the link of the page after the form (ENQ-24)', () => {
  const fromMessage = bookingToken(secret, link, 'message')
  expect(read(fromMessage)).toBe(link.bookingId)
  expect(read(fromMessage, 'south')).toBeNull()
  const encoded = [fromMessage, token, fromMessage.replace('1f0c', '2f0c'), '']
  expect(encoded.map((one) => isMessageToken(secret, { token: one, organisationId: 'north' }))).toEqual([true, false, false, false])
})

it.each([
  { name: 'an empty token', encoded: '' },
  { name: 'another booking’s id', encoded: token.replace('1f0c', '2f0c') },
  { name: 'a token without its last character', encoded: token.slice(0, -1) },
  { name: 'a token with an extra character', encoded: `${token}A` },
  { name: 'an id without a signature', encoded: link.bookingId },
  { name: 'a signature of multi-byte characters', encoded: `${link.bookingId}.${'é'.repeat(43)}` },
])('a booking’s page refuses $name (ENQ-24)', ({ encoded }) => expect(read(encoded)).toBeNull())

const half = testsAll ? 50_000 : 5_000

// A guess is right once in 2^256, so a million succeed with probability 8.6e-72. Half of them are one letter off.
it(`a booking’s page accepts none of ${2 * half} guessed signatures (ENQ-24)`, () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const [id = '', signature = ''] = token.split('.')
  const noise = randomBytes(2 * half)
  let accepted = 0
  for (let guess = 0; guess < half; guess++) {
    const position = noise.readUInt8(guess * 2) % 43
    const other = letters[noise.readUInt8(guess * 2 + 1) % 64] ?? 'A'
    const almost = `${signature.slice(0, position)}${other}${signature.slice(position + 1)}`
    if (almost !== signature && read(`${id}.${almost}`) !== null) accepted++
  }
  const random = randomBytes(32 * half)
  for (let guess = 0; guess < half; guess++)
    if (read(`${id}.${random.subarray(guess * 32, guess * 32 + 32).toString('base64url')}`) !== null) accepted++
  expect(accepted).toBe(0)
})
