import { toDocument } from '@forecourt/schema/rich-text/toDocument'
import { describe, expect, it } from 'vitest'
import type { Car } from '../../entities/Car'
import { shownWeekly } from '../../finance/lender/weeklyFinance'
import { ratesText } from '../../finance/small-print/ratesText'
import { buildCar } from '../../testing/buildCar'
import { buildCharge } from '../../testing/buildCharge'
import { buildConfig } from '../../testing/buildConfig'
import { buildLender } from '../../testing/buildLender'
import { buildLocation } from '../../testing/buildLocation'
import { type CarSheet, carSheet } from './carSheet'

const moment = { now: '2026-11-20T15:30:00.000Z', origin: 'https://cars.example' }
const image = { key: 'cars/1.svg', alt: 'Front' }
const lender = buildLender({ interestRate: 7.99, comparisonRate: 9.05, paymentWeekCents: 11_540 })
const financed = buildConfig({ finance: { provider: 'manual', disclaimer: 'Subject to approval.' } })
const buildSheet = (car: Partial<Car>, config = buildConfig()) =>
  carSheet(buildCar({ images: [image], ...car }), buildLocation(), config, moment)

describe('the printed sheet of a car (UI-07)', () => {
  it.each<{ name: string; car: Partial<Car>; message: Partial<CarSheet> }>([
    { name: 'a used car', car: {}, message: { details: 'Used · 42,310 km · Automatic · Glacier White', badge: null, moreFeatures: 0 } },
    { name: 'a car with few facts', car: { km: null, simpleTransmission: null, colour: null }, message: { details: 'Used' } },
    { name: 'a reserved car', car: { reserved: true }, message: { badge: 'Reserved' } },
    { name: 'a car on its way', car: { status: 'coming_soon' }, message: { badge: 'Coming soon' } },
    { name: 'no comments', car: { dealerComments: ' | ' }, message: { comments: null } },
    { name: 'a car without a lender', car: {}, message: { finance: null } },
  ])('$name', ({ car, message }) => expect(buildSheet(car)).toMatchObject(message))

  it('the printed sheet of a car shows a weekly figure with both rates and the disclaimer (FIN-05), and none if the site shows none', () => {
    const car = { financeLenders: { manual: lender } }
    const { finance } = buildSheet(car, financed)
    expect(finance).toEqual({
      heading: 'Finance from',
      weekly: '$115 a week',
      rates: '7.99% p.a. interest, 9.05% p.a. comparison rate',
      disclaimer: expect.stringMatching(
        /^Based on the lender’s current rate\. Subject to approval\. The comparison rate .* true only for the example given .* different comparison rate\.$/,
      ),
    })
    expect(buildSheet(car, buildConfig({ finance: { provider: 'manual', showWidget: false } })).finance).toBeNull()
  })

  it.each(['AU', 'NZ'] as const)(
    'the printed sheet of a car states its rates in the same text as the comparison of cars, in %s (FIN-05, CFG-02)',
    (country) => {
      const config = buildConfig({ identity: { country }, finance: { provider: 'manual', showMonthly: true } })
      const car = buildCar({ financeLenders: { manual: lender } })
      const weekly = shownWeekly('carPage', { car, config, now: moment.now })
      const rates = weekly && ratesText(weekly, config.identity)
      expect(rates).toMatch(country === 'AU' ? /comparison rate$/ : /^7\.99% p\.a\. interest$/)
      expect(carSheet(car, null, config, moment).finance?.rates.split(' · ')).toContain(rates)
    },
  )

  it('the printed sheet of a car shows the on-road total in the largest letters, above a price that excludes it (CARD-05)', () => {
    const { price } = buildSheet({ priceType: 'egc', driveAwayCents: null, charges: [buildCharge()] })
    expect(price).toMatchObject({ text: '$25,740 on the road (estimate)', typeText: '$24,990 excl. gov. charges' })
  })

  it('the printed sheet of a car prints formatted small print as plain text (FIN-05)', () => {
    const disclaimer = 'Over **five years**, no deposit.\n\n- Subject to approval\n- [Fees](/finance) apply'
    const { finance } = buildSheet(
      { financeLenders: { manual: { ...lender, disclaimer: '**Private** buyers.' } } },
      buildConfig({ finance: { provider: 'manual', disclaimer: toDocument(disclaimer) } }),
    )
    expect(finance?.disclaimer).toMatch(
      /^Based on the lender’s current rate\. Over five years, no deposit\.\s+Subject to approval\s+Fees apply Private buyers\. The comparison rate .* true only for the example given/,
    )
  })

  it('the printed sheet of a car shortens the title, comments, facts and features to fit the page', () => {
    const long = buildSheet({
      name: 'Long '.repeat(60),
      dealerComments: 'Words and more words.|'.repeat(500),
      standardEquipment: Array.from({ length: 40 }, (_, index) => `Feature ${index}`),
    })
    expect(long.title.length).toBeLessThanOrEqual(111)
    expect(long.comments?.text.length).toBeLessThanOrEqual(421)
    expect(long.comments?.text).not.toContain('|')
    expect(long.features).toHaveLength(15)
    expect(long.moreFeatures).toBe(25)
    expect(long.facts.length).toBeLessThanOrEqual(16)
  })

  it('the printed sheet of a car lists a feature once, even if a feed repeats it', () => {
    expect(buildSheet({ standardEquipment: ['Tow bar', 'Tow bar', 'Sunroof'] })).toMatchObject({
      features: ['Tow bar', 'Sunroof'],
      moreFeatures: 0,
    })
  })

  it('the printed sheet of a car shows the print date in the location’s time zone and the page’s address (UI-10)', () => {
    const { footnote, address } = buildSheet({})
    expect(footnote).toContain('Printed 21 Nov 2026')
    expect(footnote).toContain('Stock number N1001')
    expect(address).toBe('https://cars.example/cars/2021-toyota-corolla-ascent-sport-n1001')
  })

  it('the printed sheet of a car shows the suburb of the car if the location is unknown', () => {
    expect(carSheet(buildCar(), null, buildConfig(), moment).location.address).toBe('Parramatta NSW')
  })
})
