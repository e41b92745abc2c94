import type { ComplianceRule } from '../ComplianceRule'

export const onePrice: ComplianceRule = {
  id: 'one-price',
  title: 'One price for one car',
  laws: { AU: { act: 'Australian Consumer Law', section: 's 47' }, NZ: { act: 'Fair Trading Act 1986' } },
  media: ['page'],
  severity: 'error',
  explanation:
    'A car has different prices in its list, on its page or in the data for search engines. Sell it at the lowest, or withdraw it until all are the same.',
  find: ({ page, car, stockPrices }) => {
    if (!page) return []
    const cardDifferences = page.cardPrices.filter(({ path, cents }) => {
      const known = stockPrices.get(path)
      return known !== undefined && known !== cents
    })
    if (!car || car.priceCents === null) return cardDifferences
    const differs = page.shownPrices.filter(({ cents }) => cents !== car.priceCents)
    const isSameInData = page.structuredPrices.every((cents) => cents === car.priceCents)
    return [...cardDifferences, ...differs, ...(isSameInData ? [] : [page.shownPrices[0] ?? { at: 0, length: 0 }])]
  },
}
