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
