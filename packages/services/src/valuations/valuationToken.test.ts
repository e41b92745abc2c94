import { expect, it } from 'vitest'
import { readValuationToken, valuationToken } from './valuationToken'

const secret = 'a secret of the installation'
const link = { organisationId: 'north', valuationId: '5b0e4c1e-8a0b-4d8e-9c3e-0a7c5a1d2f3b' }
const token = valuationToken(secret, link)

it('opens its own valuation, in its own organisation alone (API-08)', () => {
  expect(readValuationToken(secret, 'north', token)).toBe(link.valuationId)
  expect(readValuationToken(secret, 'south', token)).toBeNull()
  expect(readValuationToken('another secret', 'north', token)).toBeNull()
})

it.each([
  null,
  '',
  '.',
  link.valuationId,
  `${link.valuationId}.`,
  `${token}x`,
  token.slice(1),
  `x${token}`,
  `${link.valuationId}.${'A'.repeat(43)}`,
])('opens nothing by “%s” (API-08)', (guess) => expect(readValuationToken(secret, 'north', guess)).toBeNull())
