import { expect, it } from 'vitest'
import { modelPriceText } from './modelPriceText'

const variant = (priceCents: number | null, priceType: 'driveAway' | 'egc' = 'driveAway') => ({ priceCents, priceType })

it.each<{ name: string; variants: ReturnType<typeof variant>[]; country?: 'AU' | 'NZ'; says: string | null }>([
  { name: 'nothing', variants: [], says: null },
  { name: 'a price of New Zealand', country: 'NZ', variants: [variant(4_199_000, 'egc')], says: 'New from $41,990 plus on-road costs' },
  { name: 'variants without prices', variants: [variant(null), variant(0)], says: null },
  { name: 'one price', variants: [variant(3_999_000)], says: 'New from $39,990 drive away' },
  {
    name: 'several',
    variants: [variant(4_500_000), variant(null), variant(4_199_050, 'egc')],
    says: 'New from $41,990.50 excl. gov. charges',
  },
])('says the lowest price of $name (ENT-13, CARD-05)', ({ variants, country = 'AU', says }) => {
  expect(modelPriceText(variants, { country })).toBe(says)
})
