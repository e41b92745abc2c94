import { expect, it } from 'vitest'
import type { Car } from '../entities/Car'
import type { Offer } from '../entities/Offer'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { buildLender } from '../testing/buildLender'
import { buildOffer } from '../testing/buildOffer'
import { carsOfOfferText } from './carsOfOfferText'

const withLender = buildCar({ financeLenders: { manual: buildLender() } })
const usual = 'Weekly figures use the lender’s usual rate, not the offer rate.'

it.each<{
  name: string
  offer: Partial<Offer>
  areChosen?: boolean
  hasMore?: boolean
  car?: Partial<Car>
  provider?: string
  count?: number
  text: string
}>([
  { name: 'for some of them', offer: { onCars: false }, text: 'Ask us which of these the offer applies to.' },
  { name: 'for the selected cars', offer: { onCars: false }, areChosen: true, text: 'Available on these cars.' },
  {
    name: 'for more than are shown',
    offer: { onCars: false },
    areChosen: true,
    hasMore: true,
    text: 'Available on these cars and more. Look for the offer on the car’s page.',
  },
  { name: 'for the only one', offer: { onCars: false }, areChosen: true, count: 1, text: 'Available on this car.' },
  {
    name: 'for one and others',
    offer: { onCars: true },
    count: 1,
    text: 'Available on this car and any others in stock that meet the conditions.',
  },
  { name: 'for perhaps the only one', offer: { onCars: false }, count: 1, text: 'Ask us whether the offer applies to it.' },
  { name: 'for caravans', offer: {}, areChosen: true, car: { itemType: 'caravan' }, text: 'Available on these caravans.' },
  { name: 'for all of them', offer: { onCars: true }, text: 'Available on these cars and any others in stock that meet the conditions.' },
  {
    name: 'for those under a price',
    offer: { onCars: false, priceToCents: 2_000_000 },
    text: 'Available on these cars and any others in stock that meet the conditions.',
  },
  {
    name: 'with a rate in its name',
    offer: { onCars: true, name: 'Corolla from 4.9% p.a.' },
    text: `Available on these cars and any others in stock that meet the conditions. ${usual}`,
  },
  {
    name: 'with a comparison rate',
    offer: { onCars: false, comparisonRate: 5.46 },
    text: `Ask us which of these the offer applies to. ${usual}`,
  },
  {
    name: 'with a rate, above cars without a weekly figure',
    offer: { onCars: false, comparisonRate: 5.46 },
    provider: 'none',
    text: 'Ask us which of these the offer applies to.',
  },
])(
  'an offer’s page introduces the cars below the offer $name (OFR-02, FIN-04)',
  ({ offer, areChosen = false, hasMore = false, car = {}, provider = 'manual', count = 2, text }) => {
    const config = buildConfig({ finance: { provider: provider as 'manual' } })
    expect(
      carsOfOfferText({
        offer: buildOffer(offer),
        cars: Array.from({ length: count }, () => ({ ...withLender, ...car })),
        areChosen,
        hasMore,
        config,
        now: '2026-03-18T01:30:00.000Z',
      }),
    ).toBe(text)
  },
)
