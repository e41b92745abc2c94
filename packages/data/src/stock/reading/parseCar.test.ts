import type { Car } from '@forecourt/rules/entities/Car'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { expect, it } from 'vitest'
import { useWorld } from '../../testing/useWorld'
import { getCar } from '../getEditedCar'
import { insertCars } from '../insertCars'
import { searchedCars } from '../search/searchedCars'

const world = useWorld()

/** All values of a type differ, so that none can be confused with another. */
const full = (): Car =>
  buildCar({
    id: 'full',
    slug: 'a-full-car',
    name: 'A "full" car \\ with 日本語 | and {more}',
    stockNumber: 'FULL-1',
    vin: 'VIN-1',
    nvic: 'NVIC-1',
    badge: 'Badge, [{}]',
    tag: 'Tag',
    certified: true,
    showOnDealerWebsite: true,
    status: 'sold',
    soldAt: '2026-06-01T13:14:15.100Z',
    createdAt: '2026-01-02T03:04:05.006Z',
    priceCents: 2_147_483_647,
    beforePriceCents: 3_000_001,
    driveAwayCents: 2_147_483_647,
    driveAwayBeforeCents: 3_000_001,
    egcCents: 2_000_003,
    egcBeforeCents: 2_000_004,
    subscriptionPriceCents: 19_901,
    seats: 7,
    doors: 3,
    cylinders: 8,
    engineSizeLitres: 2.35,
    simpleFuel: 'Hybrid',
    historyFileKey: 'histories/full.pdf',
    specifications: { axleType: 'Tandem', sleeps: 6 },
    financeLenders: {},
    marketPrices: { stateAverageCents: 1, nationalAverageCents: 2 },
    financeQuote: { weeklyCents: 11_111, rate: 7.5, comparisonRate: 8.25 },
    paymentProcessors: ['one', 'two'],
    standardEquipment: ['A "camera"', 'Cruise, adaptive'],
    images: Array.from({ length: 12 }, (_, index) => ({ key: `full/${index}.png`, alt: `View {${index}}, "wide"` })),
    dealershipId: world.north.dealershipId,
    locationId: world.north.locationId,
  })

/** All optional values are missing. */
const bare = (): Car =>
  Object.assign(
    buildCar(
      Object.fromEntries(Object.entries(full()).map(([field, value]) => [field, nullable.has(field) ? null : value])) as Partial<Car>,
    ),
    { id: 'bare', slug: 'bare', stockNumber: 'bare', status: 'in_stock', soldAt: null, images: [], standardEquipment: [], variant: {} },
    { specifications: {}, marketPrices: {}, paymentProcessors: [] },
  )
const nullable = new Set(
  [
    ['vin', 'nvic', 'badge', 'series', 'colour', 'interiorColour', 'tag', 'subscriptionPriceCents'],
    ['driveAwayCents', 'driveAwayBeforeCents', 'egcCents', 'egcBeforeCents', 'priceCents', 'beforePriceCents'],
    ['km', 'buildDate', 'complianceDate', 'regoExpiry', 'regoPlate', 'seats', 'doors', 'drive', 'fuel', 'simpleFuel', 'body', 'simpleBody'],
    ['transmission', 'simpleTransmission', 'engineSizeLitres', 'cylinders', 'dealerComments', 'financeQuote', 'historyFileKey'],
  ].flat(),
)

it.each([
  { name: 'with a value in every field', car: full },
  { name: 'with all optional fields empty', car: bare },
])('a car $name is read as it was stored, and without its comments for search (ENT-01)', async ({ car }) => {
  const stored = car()
  const { organisationId } = world.north
  const scope = world.db.forOrganisation(organisationId)
  await world.db.platform.transaction((tx) => insertCars(tx, organisationId, [stored]))
  const own = await getCar(scope, world.north.carId, null)
  // Names of its dealership and location come from their own rows.
  const names = Object.fromEntries(
    Object.entries(own ?? {}).filter(([field]) => /^(dealership|location|city|state|latitude|longitude)/.test(field)),
  )
  const { organisationId: ofFound, ...found } = (await getCar(scope, stored.id, null)) as Car & { organisationId?: string }
  expect(found).toEqual({ ...stored, ...names })
  expect(ofFound ?? organisationId).toBe(organisationId)
  const searched: Car[] = []
  for await (const page of searchedCars(world.db, organisationId, '2026-06-10T00:00:00.000Z')) searched.push(...page)
  const expected = { ...stored, ...names, organisationId, dealerComments: null }
  expect(searched.find(({ id }) => id === stored.id)).toEqual(expected)
})

it('a reading that is stopped early releases its connection', async () => {
  for (let time = 0; time < 12; time++)
    for await (const page of searchedCars(world.db, world.north.organisationId, '2026-06-10T00:00:00.000Z')) {
      expect(page.length).toBeGreaterThan(0)
      break
    }
  expect(await getCar(world.db.forOrganisation(world.north.organisationId), world.north.carId, null)).not.toBeNull()
})
