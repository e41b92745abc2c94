import { expect, it } from 'vitest'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { buildLender } from '../testing/buildLender'
import { buildOffer } from '../testing/buildOffer'
import { usualRateText } from './usualRateText'

const financed = buildCar({ financeLenders: { manual: buildLender() } })
const mats = buildOffer({ name: 'Free mats' })
const rate = buildOffer({ name: 'Corolla from 4.9% p.a.', comparisonRate: 5.46 })

it.each([
  { name: 'an offer with a rate', offers: [mats, rate], cars: [financed], is: true },
  { name: 'an offer without a rate', offers: [mats], cars: [financed], is: false },
  { name: 'no offer', offers: [], cars: [financed], is: false },
  { name: 'an offer with a rate on a car without a weekly figure', offers: [rate], cars: [buildCar({ financeLenders: {} })], is: false },
])('a page says that its figures use the usual rate, not an offer’s: $name (OFR-02, FIN-04)', ({ offers, cars, is }) =>
  expect(usualRateText({ offers, cars, config: buildConfig({ finance: { provider: 'manual' } }), now: '2026-03-18T01:30:00.000Z' })).toBe(
    is ? 'Weekly figures use the lender’s usual rate, not the offer rate.' : '',
  ),
)
