import { expect, it } from 'vitest'
import { parseSearchToken, searchToken } from './searchToken'

const secret = 'a secret of this installation'
const now = '2026-06-01T02:00:00.000Z'
const link = { organisationId: 'north', siteId: 'site', email: 'ana@shopper.example', path: '/search?make=Kia' }
const later = (days: number) => new Date(Date.parse(now) + days * 86_400_000).toISOString()
const read = (token: string, more: object = {}) =>
  parseSearchToken(secret, { organisationId: link.organisationId, siteId: link.siteId, token, now, ...more })
const token = searchToken(secret, link, now)

it('a search token returns the address and search of a link for a week (AUTH-02)', () => {
  for (const days of [0, 7]) expect(read(token, { now: later(days) })).toEqual({ email: link.email, path: link.path })
  for (const days of [-1, 8]) expect(read(token, { now: later(days) })).toBeNull()
})

it.each([
  ['another site', token, { siteId: 'other' }],
  ['another dealer', token, { organisationId: 'south' }],
  ['no token', '', {}],
  ['an altered signature', `${token.slice(0, -2)}AA`, {}],
  ['another address with the same signature', searchToken('guessed', { ...link, email: 'ben@shopper.example' }, now), {}],
])('the confirmation of a saved search refuses a link of %s', (_, changed, more) => expect(read(changed, more)).toBeNull())
