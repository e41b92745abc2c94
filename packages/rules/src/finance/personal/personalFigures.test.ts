import { describe, expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import { parsePersonalFinance, personalFigures, personalMessage } from './personalFigures'

const ratings = [
  { id: 'good', label: 'Good', rate: 8.99, comparisonRate: 10.05 },
  { id: 'poor', label: 'Not so good', rate: 17.5, comparisonRate: 19.42 },
]
const config = buildConfig({ finance: { personalised: true, ratings }, estimate: { rate: 9.5, comparisonRate: 10.4 } })
const parseParams = (search: string, car: { priceCents: number | null } | null = null) =>
  parsePersonalFinance(new URLSearchParams(search), config, car)

describe('the repayments of a personal finance page', () => {
  it('the repayments of a personal finance page use the rate for the shopper’s credit rating, always with its comparison rate', () => {
    const good = personalFigures(parseParams('price=30000&rating=good&income=from60'), config)
    expect(good).toMatchObject({ rateText: '8.99% p.a.', comparisonText: '10.05% p.a.', borrowedText: '$30,000' })
    expect(good?.repayments.map(({ per }) => per)).toEqual(['a week', 'a fortnight', 'a month'])
    const dear = personalFigures(parseParams('price=30000&rating=poor'), config)
    expect(dear).toMatchObject({ rateText: '17.50% p.a.', comparisonText: '19.42% p.a.', shareText: null })
    expect(dear?.repayments[2]?.amount).toBe('$754')
  })

  it('the repayments of a personal finance page use the site’s example rate without a credit rating, and state the share of the shopper’s income', () => {
    expect(personalFigures(parseParams('price=30000&income=from60'), config)).toMatchObject({
      rateText: '9.50% p.a.',
      comparisonText: '10.40% p.a.',
      repayments: [{}, {}, { amount: '$630' }],
      shareText: 'Up to 13% of your income before tax, based on the band you chose.',
    })
  })

  it('the repayments of a personal finance page are null if there is nothing left to borrow', () =>
    expect(personalFigures(parseParams('price=5000&deposit=5000'), config)).toBeNull())
})

it('the enquiry includes the shopper’s figures', () => {
  expect(
    personalMessage(parseParams('price=30000&deposit=5000&term=1&income=under40&rating=good'), { car: { name: '2021 Kia Rio' }, config }),
  ).toMatch(
    /^I’d like finance for the 2021 Kia Rio: \$30,000, \$5,000 deposit, over 1 year\. Your website shows about \$\d+ a week\. I earn under \$40,000 a year before tax\. I’d call my credit history good\.$/,
  )
})
