import { expect, it } from 'vitest'
import { modelPriceText } from './modelPriceText'

const variant = (priceCents: number | null, priceType: 'driveAway' | 'egc' = 'driveAway') => ({ priceCents, priceType })

it.each<[name: string, variants: ReturnType<typeof variant>[], message: string | null, country?: 'AU' | 'NZ']>([
  ['nothing', [], null],
  ['a price of New Zealand', [variant(4_199_000, 'egc')], 'New from $41,990 plus on-road costs', 'NZ'],
  ['variants without prices', [variant(null), variant(0)], null],
  ['one price', [variant(3_999_000)], 'New from $39,990 drive away'],
  ['several', [variant(4_500_000), variant(null), variant(4_199_050, 'egc')], 'New from $41,990.50 excl. gov. charges'],
])('a model page gives the lowest price of $0 (ENT-13, CARD-05)', (_name, variants, message, country = 'AU') => {
  expect(modelPriceText(variants, { country })).toBe(message)
})

it.each([
  { name: 'a total in place of a price without charges', type: 'egc', isKnown: true, text: 'In stock from $43,500 drive away' },
  { name: 'an estimated total as such', type: 'egc', isKnown: false, text: 'In stock from about $43,500 on the road' },
  { name: 'a drive-away price as it is', type: 'driveAway', isKnown: true, text: 'New from $39,990 drive away' },
] as const)('with cars in stock, a model page gives $name (ENT-13, CARD-05; ACL s 48)', ({ type, isKnown, text }) =>
  expect(modelPriceText([variant(3_999_000, type)], { country: 'AU' }, { cents: 4_350_000, isKnown })).toBe(text),
)

it('with cars in stock, a model without prices has none (ENT-13)', () =>
  expect(modelPriceText([variant(null)], { country: 'AU' }, { cents: 4_350_000, isKnown: true })).toBe(null))
