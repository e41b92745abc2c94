import { expect, it } from 'vitest'
import { priceTypeText } from './modelPriceText'

it.each([
  { name: 'a drive-away price in Australia', type: 'driveAway', country: 'AU', text: 'Drive away' },
  { name: 'a price without charges in Australia', type: 'egc', country: 'AU', text: 'Excl. gov. charges' },
  { name: 'a drive-away price in New Zealand', type: 'driveAway', country: 'NZ', text: 'Including on-road costs' },
  { name: 'a price without charges in New Zealand', type: 'egc', country: 'NZ', text: 'Plus on-road costs' },
] as const)('the price note states what $name includes (CAR-14, CFG-02)', ({ type, country, text }) =>
  expect(priceTypeText(type, country)).toBe(text),
)
