import type { RichText } from '@forecourt/schema/rich-text/RichText'
import { writeStoredText } from '@forecourt/schema/rich-text/storedText'
import { toDocument } from '@forecourt/schema/rich-text/toDocument'
import { describe, expect, it } from 'vitest'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { buildLender } from '../../testing/buildLender'
import { carFinanceFigures } from '../carLoan'
import { type LenderTerms, loanFigures } from './loanFigures'

const terms: LenderTerms = {
  ...{ provider: 'manual', carTypes: [], interestRate: 6.99, comparisonRate: 7.84, termYears: 5 },
  ...{ depositPercent: 0, balloonPercent: 0, establishmentCents: 0, disclaimer: null },
}
const car = buildCar({ priceCents: 3_000_000, carType: 'used', financeLenders: {} })

describe('loanFigures (ENT-26, FIN-25)', () => {
  it('loanFigures calculates the repayments from the terms', () => {
    expect(loanFigures(car, [terms])).toEqual({
      manual: {
        priceCents: 3_000_000,
        ...{ interestRate: 6.99, comparisonRate: 7.84, termYears: 5, depositCents: 0, balloonCents: 0, disclaimer: null },
        // 30,000 over 260 weeks and 60 months at 6.99 %, computed independently.
        ...{ paymentWeekCents: 13_680, paymentMonthCents: 59_389, establishmentFeesCents: 0, totalPayableCents: 3_556_800 },
      },
    })
  })

  it('loanFigures adds the fee to the loan, subtracts the deposit and allows for a final payment', () => {
    const { manual } = loanFigures(car, [{ ...terms, depositPercent: 10, balloonPercent: 30, establishmentCents: 39_500 }])
    expect(manual).toMatchObject({ depositCents: 300_000, balloonCents: 900_000, establishmentFeesCents: 39_500 })
    expect(manual?.paymentWeekCents).toBeLessThan(13_680)
  })

  it.each<{ name: string; stored: RichText; text: string }>([
    { name: 'words', stored: 'Ask us.', text: 'Ask us.' },
    { name: 'formatted text as Markdown', stored: toDocument('**Ask us.**\n\n- Fees apply'), text: '**Ask us.**\n\n- Fees apply' },
    {
      name: 'text that Markdown can’t express, as plain text',
      stored: { blocks: [{ id: 'a', kind: 'table', hasHead: true, rows: [[[{ text: 'Fee' }], [{ text: '$395' }]]] }] },
      text: 'Fee · $395',
    },
  ])('loanFigures adds the lender’s small print to its figures: $name', ({ stored, text }) => {
    expect(loanFigures(car, [{ ...terms, disclaimer: writeStoredText(stored) }]).manual?.disclaimer).toBe(text)
  })

  it('loanFigures leaves the car’s imported figures unchanged (ENT-06)', () => {
    const own = { manual: buildLender({ interestRate: 5, priceCents: 3_000_000 }) }
    expect(loanFigures({ ...car, financeLenders: own }, [terms])).toEqual(own)
  })

  it('loanFigures replaces figures for another price by those of the terms, and keeps them without terms, marked (ENT-06)', () => {
    const own = { manual: buildLender({ priceCents: 3_100_000 }) }
    expect(loanFigures({ ...car, financeLenders: own }, [terms])).toEqual(loanFigures(car, [terms]))
    expect(loanFigures({ ...car, financeLenders: own }, [])).toEqual(own)
  })

  it.each<{ name: string; over: Partial<typeof car>; lenderTerms: readonly LenderTerms[] }>([
    { name: 'a car without a price', over: { priceCents: null }, lenderTerms: [terms] },
    { name: 'a car at $10, which counts as no price (CAR-17)', over: { priceCents: 1000 }, lenderTerms: [terms] },
    { name: 'terms for other cars', over: {}, lenderTerms: [{ ...terms, carTypes: ['new', 'demo'] }] },
    { name: 'no terms', over: {}, lenderTerms: [] },
  ])('loanFigures returns no figures for $name', ({ over, lenderTerms }) =>
    expect(loanFigures({ ...car, ...over }, lenderTerms)).toEqual({}),
  )

  it('loanFigures uses the first terms that apply to the car', () => {
    const lenderTerms = [
      { ...terms, carTypes: ['new' as const], interestRate: 3.9 },
      { ...terms, carTypes: ['used' as const] },
      { ...terms, interestRate: 9 },
    ]
    expect(loanFigures(car, lenderTerms).manual?.interestRate).toBe(6.99)
  })

  it('loanFigures gives figures whose loan the car’s page explains (FIN-04)', () => {
    const config = buildConfig({ finance: { provider: 'manual' } })
    const financeLenders = loanFigures(car, [{ ...terms, establishmentCents: 39_500, balloonPercent: 20 }])
    expect(carFinanceFigures({ ...car, financeLenders }, config, '2026-03-10T10:00:00Z')).toMatchObject({
      source: 'lender',
      rate: 6.99,
      residualCents: 600_000,
    })
  })
})
