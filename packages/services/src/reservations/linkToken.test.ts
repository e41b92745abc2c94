import { expect, it } from 'vitest'
import { type LinkedKind, linkToken, parseLinkToken } from './linkToken'

const secret = 'a secret of the installation'
const link = { kind: 'reservation', organisationId: 'north', id: '5b0e4c1e-8a0b-4d8e-9c3e-0a7c5a1d2f3b' } as const
const token = linkToken(secret, link)
const read = (guess: string, kind: LinkedKind = 'reservation', organisationId = 'north', key = secret) =>
  parseLinkToken(key, { kind, organisationId, token: guess })

it('a reservation’s token opens only its own reservation, as its kind, in its organisation (CHK-04)', () => {
  expect(read(token)).toBe(link.id)
  expect(read(token, 'payment')).toBeNull()
  expect(read(token, 'journey')).toBeNull()
  expect(read(token, 'reservation', 'south')).toBeNull()
  expect(read(token, 'reservation', 'north', 'another secret')).toBeNull()
})

it('a reservation’s token accepts none of 2,000 guesses: altered, shortened and other ids’ tokens (CHK-04)', () => {
  const [id = '', signature = ''] = token.split('.')
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const altered = [...signature].flatMap((own, index) =>
    // The last letter of a signature has unused bits.
    index === signature.length - 1
      ? []
      : [...letters].filter((letter) => letter !== own).map((letter) => signature.slice(0, index) + letter + signature.slice(index + 1)),
  )
  const guesses = [
    ...altered.map((guess) => `${id}.${guess}`),
    ...Array.from({ length: 200 }, (_, index) => `${index.toString(16).padStart(8, '0')}-8a0b-4d8e-9c3e-0a7c5a1d2f3b.${signature}`),
    ...Array.from({ length: signature.length }, (_, index) => `${id}.${signature.slice(0, index)}`),
    ...['', '.', id, `${id}.`, `.${signature}`, `${token}A`, ` ${token}`],
  ]
  expect(guesses.length).toBeGreaterThan(2_000)
  expect(guesses.filter((guess) => read(guess) !== null)).toEqual([])
})
