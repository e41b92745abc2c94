import { expect, it } from 'vitest'
import { buyerText } from './carsOfOfferText'

it.each([
  { name: 'anyone', buyer: 'anyone', country: 'AU', says: '' },
  { name: 'people', buyer: 'private', country: 'AU', says: 'For private buyers' },
  { name: 'a business here', buyer: 'business', country: 'AU', says: 'For businesses with an ABN' },
  { name: 'a business in New Zealand', buyer: 'business', country: 'NZ', says: 'For businesses with an NZBN' },
] as const)('names the buyers an offer is for: $name (OFR-01)', ({ buyer, country, says }) => {
  expect(buyerText({ buyer }, { identity: { country } })).toBe(says)
})
