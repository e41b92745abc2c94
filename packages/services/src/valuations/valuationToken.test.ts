import { expect, it } from 'vitest'
import { parseValuationToken, valuationLinkExpiry, valuationToken } from './valuationToken'

const secret = 'a secret of the installation'
const now = '2026-06-01T02:00:00.000Z'
const link = { organisationId: 'north', valuationId: '5b0e4c1e-8a0b-4d8e-9c3e-0a7c5a1d2f3b' }
const token = valuationToken(secret, link, now)
const [, end = ''] = token.split('.')

it('a valuation’s token opens only its own valuation, in its organisation (API-08)', () => {
  expect(parseValuationToken(secret, 'north', token, now)).toBe(link.valuationId)
  expect(parseValuationToken(secret, 'south', token, now)).toBeNull()
  expect(parseValuationToken('another secret', 'north', token, now)).toBeNull()
})

it('a valuation’s token is valid for sixty days, and its end can’t be changed (API-08)', () => {
  expect(valuationLinkExpiry(now)).toBe('2026-07-31T02:00:00.000Z')
  expect(parseValuationToken(secret, 'north', token, '2026-07-31T01:59:59.000Z')).toBe(link.valuationId)
  expect(parseValuationToken(secret, 'north', token, '2026-07-31T02:00:00.000Z')).toBeNull()
  expect(parseValuationToken(secret, 'north', token.replace(end, String(Number(end) + 86_400)), now)).toBeNull()
})

it.each([
  null,
  '',
  '.',
  '..',
  link.valuationId,
  `${link.valuationId}.`,
  `${link.valuationId}.${'A'.repeat(43)}`,
  `${token}x`,
  token.slice(1),
  `x${token}`,
  `${link.valuationId}.${end}.${'A'.repeat(43)}`,
])('the valuation page refuses the token “%s” (API-08)', (guess) => expect(parseValuationToken(secret, 'north', guess, now)).toBeNull())
