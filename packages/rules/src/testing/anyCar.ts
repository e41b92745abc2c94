import fc from 'fast-check'
import type { Car } from '../entities/Car'
import { buildCar } from './buildCar'
import { buildLender } from './buildLender'

const cents = fc.constantFrom(null, 0, 1000, 1001, 20_000, 20_001, 50_000, 50_001, 800_000, 2_499_000, 9_900_000)

/** Arbitrary cars of all kinds and states, including edge cases of the rules, for property tests. */
export const anyCar: fc.Arbitrary<Car> = fc
  .record({
    status: fc.constantFrom('draft', 'in_stock', 'coming_soon', 'sold', 'withdrawn'),
    reserved: fc.boolean(),
    certified: fc.boolean(),
    preorder: fc.boolean(),
    showOnDealerWebsite: fc.boolean(),
    carType: fc.constantFrom('new', 'used', 'demo'),
    itemType: fc.constantFrom('car', 'motorcycle', 'caravan'),
    make: fc.constantFrom('Toyota', 'Suzuki', 'Kia'),
    year: fc.constantFrom(2010, 2014, 2015, 2021),
    tag: fc.constantFrom(null, '', ' ', 'Test Drive Only'),
    simpleFuel: fc.constantFrom(null, 'Electric', 'Hybrid'),
    priceCents: cents,
    beforePriceCents: cents,
    subscriptionPriceCents: cents,
    createdAt: fc.constantFrom(
      '2026-01-10T02:00:00.000Z',
      '2026-03-02T10:00:00.000Z',
      '2026-03-02T10:00:01.000Z',
      '2026-03-10T09:00:00.000Z',
    ),
    soldAt: fc.constantFrom(null, '2026-03-07T10:00:00.000Z', '2026-03-07T10:00:01.000Z', '2026-03-10T09:00:00.000Z'),
    regoExpiry: fc.constantFrom(null, '2026-03-09', '2026-03-10', '2026-03-11', 'soon'),
    images: fc.constantFrom([], [{ key: 'a', alt: '' }]),
    standardEquipment: fc.constantFrom([], ['Towbar']),
    videos: fc.constantFrom([], ['https://vimeo.com/76979871']),
    views: fc.constantFrom(0, 1, 40),
    historyFileKey: fc.constantFrom(null, 'report'),
    locationPhone: fc.constantFrom(null, '', '02 5550 1234'),
    paymentProcessors: fc.constantFrom([], ['stripe']),
    marketPrices: fc.constantFrom({}, { stateAverageCents: 2_600_000 }, { stateAverageCents: 0, nationalAverageCents: 2_548_999 }),
    financeQuote: fc.constantFrom(
      null,
      { weeklyCents: 9_876, rate: 7.2, comparisonRate: 8.05 },
      { weeklyCents: 2_500, rate: 7, comparisonRate: 8 },
    ),
    financeLenders: fc.constantFrom<Car['financeLenders'][]>(
      {},
      { manual: buildLender() },
      { manual: buildLender({ comparisonRate: null }) },
      { manual: buildLender({ paymentWeekCents: null }) },
      { manual: buildLender({ paymentWeekCents: 2_500 }), taurus: buildLender(), nissan_finance: buildLender({ paymentMonthCents: null }) },
      { ausloans: buildLender(), nissan_finance: buildLender() },
    ),
  })
  .map((overrides) => buildCar(overrides as unknown as Partial<Car>))

/** The instant near those cars' dates. */
export const anyCarNow = '2026-03-10T10:00:00.000Z'
