import { expect, it } from 'vitest'
import type { Car } from '../entities/Car'
import type { Offer } from '../entities/Offer'
import { carFinanceFigures } from '../finance/carLoan'
import { estimatedFinance } from '../finance/estimate/carEstimate'
import { weeklyFinance } from '../finance/lender/weeklyFinance'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { buildOffer } from '../testing/buildOffer'
import { atOfferRate, offerLoan } from './atOfferRate'
import { loanExampleText } from './loanExampleText'

const now = '2026-06-01T00:00:00.000Z'

const rated = buildOffer({
  id: 'rated',
  name: 'CX-5 at 5.9% p.a.',
  disclaimer: 'For approved applicants.',
  category: 'Finance offer',
  manufacturer: 'Mazda',
  modelName: 'CX-5',
  onCars: true,
  endsOn: '2026-08-31',
  comparisonRate: 6.48,
  rateExample: '5.9% p.a. over 4 years.',
  ...{ interestRate: 5.9, termYears: 4, depositPercent: 0, establishmentCents: 39_500 },
})

const lender = {
  ...{ interestRate: 8.29, comparisonRate: 10.72, paymentWeekCents: 15_000, paymentMonthCents: null, termYears: 5 },
  ...{ depositCents: 0, balloonCents: 0, establishmentFeesCents: 39_500, totalPayableCents: null, disclaimer: 'The usual terms.' },
}
const cx5 = (overrides: Partial<Car> = {}) =>
  buildCar({
    ...{ make: 'Mazda', model: 'CX-5', carType: 'new', status: 'in_stock', priceCents: 3_000_000, priceType: 'driveAway' },
    financeLenders: { angle: { ...lender, priceCents: 3_000_000 } },
    ...overrides,
  })

const withLender = buildConfig({ finance: { provider: 'angle' } })
const withEstimate = buildConfig({ estimate: { show: true } })

it('the weekly figure of a car that an offer covers is at the offer’s rate, with its comparison rate (OFR-01, FIN-04, FIN-05)', () => {
  const car = atOfferRate(cx5(), [rated], withLender)
  expect(weeklyFinance(car, withLender, now)).toMatchObject({ weeklyText: '$164', rateText: '5.90% p.a.', comparisonText: '6.48%' })
  expect(car.offerLoan).toMatchObject({ offerId: 'rated', until: '31 Aug 2026', conditions: 'For approved applicants.' })
  expect(car.financeLenders.angle?.disclaimer).toBe('For approved applicants.')
  expect(carFinanceFigures(car, withLender, now)).toMatchObject({ rate: 5.9, termYears: 4, depositCents: 0, residualCents: 0 })
})

it('an estimate of such a car is at the offer’s rate and states it in its disclaimer (FIN-02, FIN-04)', () => {
  const car = atOfferRate(
    cx5({ financeLenders: {}, financeQuote: { weeklyCents: 9_900, rate: 7, comparisonRate: 8 } }),
    [rated],
    withEstimate,
  )
  const estimated = estimatedFinance(car, withEstimate, now)
  expect(estimated).toMatchObject({ source: 'estimate', weeklyText: '$164', rateText: '5.90% p.a.', comparisonText: '6.48%' })
})

it.each<{ name: string; offer?: Partial<Offer>; car?: Partial<Car> }>([
  { name: 'no rate', offer: { interestRate: null } },
  { name: 'no term', offer: { termYears: null } },
  { name: 'no deposit', offer: { depositPercent: null } },
  { name: 'no comparison rate', offer: { comparisonRate: null } },
  { name: 'only businesses as buyers', offer: { buyer: 'business' } },
  { name: 'another model', car: { model: 'CX-60' } },
  { name: 'a car that is reserved', car: { reserved: true } },
  { name: 'a car without a price', car: { priceCents: null } },
])('the figure stays at the usual rate for $name (FIN-04)', ({ offer, car: overrides }) => {
  const car = cx5(overrides)
  expect(atOfferRate(car, [{ ...rated, ...offer }], withLender)).toBe(car)
})

it('in New Zealand a loan needs no comparison rate (CFG-02)', () => {
  expect(offerLoan({ ...rated, comparisonRate: null }, { country: 'NZ' })).toMatchObject({ rate: 5.9, comparisonRate: null })
})

it('the offer assigned to a car comes before those that fit it (OFR-01)', () => {
  const assigned = { ...rated, id: 'assigned', onCars: false, interestRate: 3.9 }
  expect(atOfferRate(cx5({ offerId: 'assigned' }), [rated, assigned], withLender).offerLoan).toMatchObject({
    offerId: 'assigned',
    rate: 3.9,
  })
})

it('an offer states what its loan comes to for its cheapest car, or else for $30,000, with both rates and the total (OFR-02, FIN-05)', () => {
  const loan = offerLoan({ ...rated, name: 'Finance on the CX-5', monthlyFeeCents: 800 }, { country: 'AU' })
  expect(loan && loanExampleText(loan, { country: 'AU' })).toBe(
    'Example: $164 a week for a price of $30,000 at 5.90% p.a. interest, 6.48% p.a. comparison rate, plus $8 a month in fees. Loan over 4 years with no deposit. Fees of $395 are added to the loan. There’s also a monthly fee of $8. Total payable $34,523.',
  )
  const named = offerLoan(rated, { country: 'AU' })
  expect(named && loanExampleText(named, { country: 'AU' })).toMatch(/^Example: \$164 a week for a price of \$30,000\. Loan over 4 years /)
  expect(named && loanExampleText(named, { country: 'AU' }, 4_598_800)).toMatch(/^Example: \$250 a week for a price of \$45,988\. /)
})
