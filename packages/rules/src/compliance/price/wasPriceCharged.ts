import { type ComplianceRule, wholeAdvert } from '../ComplianceRule'

export const wasPriceCharged: ComplianceRule = {
  id: 'was-price-charged',
  title: 'A previous price that was really asked',
  laws: { AU: { act: 'Australian Consumer Law', section: 's 29' }, NZ: { act: 'Fair Trading Act 1986' } },
  media: ['page'],
  severity: 'warning',
  explanation:
    'The crossed-out price is higher than any price this car was ever advertised for here. Show only a price that you really asked, or remove it.',
  find: ({ car }) => {
    if (!car?.isForSale || car.beforePriceCents === null || !car.pastPricesCents || car.pastPricesCents.length === 0) return []
    const before = car.beforePriceCents
    return car.pastPricesCents.some((cents) => cents >= before) ? [] : wholeAdvert
  },
}
