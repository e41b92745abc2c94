import { carSheet } from '@forecourt/rules/car/facts/carSheet'
import { comparison } from '@forecourt/rules/car/facts/comparison'
import type { Offer } from '@forecourt/rules/entities/Offer'
import { atOfferRate } from '@forecourt/rules/offers/atOfferRate'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildLender } from '@forecourt/rules/testing/buildLender'
import { buildOffer } from '@forecourt/rules/testing/buildOffer'
import { expect, it } from 'vitest'
import { renderToHtml } from '../../testing/hosted'
import { CardPrice } from '../vehicle/card/CardPrice'
import { FinanceWidget } from './FinanceWidget'

const request = { now: '2026-03-11T03:30:00.000Z', origin: 'https://cars.example', mode: 'live' } as const
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

const rated = buildOffer({
  ...{ name: 'RAV4 at 5.9% p.a.', category: 'Finance offer', manufacturer: null, modelName: null, onCars: true },
  ...{ endsOn: '2026-05-31', disclaimer: 'For approved applicants.', comparisonRate: 6.48, rateExample: '5.9% p.a. over 4 years.' },
  ...{ interestRate: 5.9, termYears: 4, depositPercent: 0, establishmentCents: 39_500 },
})
const config = buildConfig({
  finance: { provider: 'angle', showWidget: true },
  card: { showWeekly: true },
  lender: { fees: [{ id: 'monthly', label: 'Monthly fee', amount: 8, every: 'month' }] },
})
const stored = buildCar({ priceCents: 3_000_000, priceType: 'driveAway', year: 2025, financeLenders: { angle: buildLender() } })

/** The texts of every place that states a car's weekly figure. */
const statedOf = (offers: readonly Offer[]) => {
  const car = atOfferRate(stored, offers, config)
  return {
    card: textOf(renderToHtml(<CardPrice car={stored} config={config} request={request} offers={offers} />)),
    page: textOf(renderToHtml(<FinanceWidget car={car} config={config} request={request} />)),
    sheet: JSON.stringify(carSheet(car, null, config, request).finance),
    comparison: JSON.stringify(comparison([car], config, request.now)),
  }
}

it('every place states the weekly figure of a covered car at the offer’s rate, with the end of the offer (OFR-01, FIN-04, FIN-05)', () => {
  const stated = statedOf([rated])
  for (const text of Object.values(stated)) {
    for (const figure of ['$164', '5.90% p.a.', '6.48%', '31 May 2026']) expect(text).toContain(figure)
    // Neither the usual rates nor the usual monthly fee.
    for (const figure of ['$123', '6.29%', '8.19%', '$8 a month']) expect(text).not.toContain(figure)
  }
  expect(stated.card).toContain('offer rate over 4 years until 31 May 2026, conditions apply')
  expect(stated.page).toContain('Based on the rate of our finance offer, available until 31 May 2026. Conditions apply.')
  expect(stated.page).toContain('For approved applicants.')
})

it('the figures stay at the usual rate, and the card names the offer, where the offer’s loan lacks a term (OFR-01, FIN-04)', () => {
  const stated = statedOf([{ ...rated, depositPercent: null }])
  for (const text of Object.values(stated)) for (const figure of ['$123', '6.29%', '8.19%']) expect(text).toContain(figure)
  expect(stated.card).toContain('Finance offer available')
})
