import { expect, it } from 'vitest'
import { buyerText } from './carsOfOfferText'

it.each([
  { name: 'anyone', buyer: 'anyone', country: 'AU', message: '' },
  { name: 'people', buyer: 'private', country: 'AU', message: 'For private buyers' },
  { name: 'a business here', buyer: 'business', country: 'AU', message: 'For businesses with an ABN' },
  { name: 'a business in New Zealand', buyer: 'business', country: 'NZ', message: 'For businesses with an NZBN' },
] as const)('buyerText names the buyers an offer is for: $name (OFR-01)', ({ buyer, country, message }) => {
  expect(buyerText({ buyer }, { identity: { country } })).toBe(message)
})
