import { expect, it } from 'vitest'
import { buildModelDetails, buildRangeModel, buildVariant } from '../testing/buildModel'
import { modelJsonLd } from './modelJsonLd'

const site = { currency: 'AUD', origin: 'https://cars.example' }

it('the structured data describes a model and its price range (RTE-19)', () => {
  const details = buildModelDetails({
    seats: 5,
    variants: [buildVariant({ priceCents: 3_999_000 }), buildVariant({ name: 'ZR', priceCents: 4_599_000 }), buildVariant({ name: 'X' })],
  })
  expect(modelJsonLd(buildRangeModel(), details, site)).toMatchObject({
    '@type': 'Car',
    name: 'Toyota Corolla',
    url: 'https://cars.example/corolla',
    vehicleSeatingCapacity: 5,
    offers: { lowPrice: 39_990, highPrice: 45_990, offerCount: 2, priceCurrency: 'AUD' },
  })
})

it('the structured data contains no offer for variants without a price or discontinued models (RTE-19)', () => {
  expect(modelJsonLd(buildRangeModel(), buildModelDetails(), site)).not.toHaveProperty('offers')
  const priced = buildModelDetails({ variants: [buildVariant({ priceCents: 3_999_000 })] })
  expect(modelJsonLd(buildRangeModel({ stage: 'discontinued' }), priced, site)).not.toHaveProperty('offers')
})
