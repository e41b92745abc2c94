import type { Car } from '@forecourt/rules/entities/Car'
import { beforeAll, expect, it } from 'vitest'
import { bookableCars } from '../../bookings/by-staff/bookingLocations'
import { addCars } from '../../testing/addCars'
import { useWorld } from '../../testing/useWorld'
import { carsForSale } from './carsNamed'
import { listStock } from './listStock'
import { stockCounts } from './stockFacets'

const world = useWorld()
const now = '2026-06-01T23:00:00.000Z'

const common = { badge: null, body: null, regoPlate: null } as const
const cars: readonly (Partial<Car> & { readonly id: string })[] = [
  {
    ...{ ...common, id: 'triton', name: '2018 Mitsubishi Triton GLS', year: 2018, make: 'Mitsubishi', model: 'Triton', badge: 'GLS' },
    ...{ simpleBody: 'Dual-cab UTILITY', colour: 'Sterling Silver', regoPlate: 'XYZ98K' },
  },
  { ...common, id: 'ranger', name: '2022 Ford Ranger', year: 2022, make: 'Ford', model: 'Ranger', simpleBody: 'Ute', colour: 'White' },
  {
    ...common,
    id: 'outlander',
    name: '2020 Mitsubishi Outlander',
    year: 2020,
    make: 'Mitsubishi',
    model: 'Outlander',
    simpleBody: 'Sports utility vehicle',
    colour: 'White',
  },
  {
    ...common,
    id: 'golf',
    name: '2019 Volkswagen Golf',
    year: 2019,
    make: 'Volkswagen',
    model: 'Golf',
    simpleBody: 'Station Wagon',
    colour: 'Blue',
  },
]

beforeAll(() =>
  addCars(
    world.db,
    world.north,
    cars.map((car) => ({ stockNumber: `S-${car.id}`, modelSlug: car.id, makeSlug: car.make?.toLowerCase() ?? '', ...car })),
  ),
)

it.each([
  { q: 'ute', ids: ['ranger', 'triton'] },
  { q: 'dual cab', ids: ['ranger', 'triton'] },
  { q: 'white ute', ids: ['ranger'] },
  { q: 'SUV', ids: ['outlander'] },
  { q: 'wagon vw', ids: ['golf'] },
  { q: 'mitsubishi', ids: ['outlander', 'triton'] },
  { q: 'triton gls', ids: ['triton'] },
  { q: 'silver', ids: ['triton'] },
  { q: '2018', ids: ['triton'] },
  { q: 'xyz98k', ids: ['triton'] },
  { q: 's-golf', ids: ['golf'] },
  { q: '2018 Mitsubishi Triton GLS · S-triton', ids: ['triton'] },
])('staff find “$q” wherever they pick a car, and in the stock list (ENT-01, SRC-06)', async ({ q, ids }) => {
  const { organisationId, locationId } = world.north
  const scope = world.db.forOrganisation(organisationId)
  const own = (found: readonly { readonly id: string }[] | null) =>
    (found ?? [])
      .map(({ id }) => id)
      .filter((id) => cars.some((car) => car.id === id))
      .toSorted()
  expect(own(await carsForSale(scope, { organisationId, siteIds: null, q }))).toEqual(ids)
  expect(own(await bookableCars(scope, { locationId, siteIds: null, q }))).toEqual(ids)
  const filter = { q, organisationId }
  expect(own((await listStock(scope, { page: 1, perPage: 100, filter }, null, now)).rows)).toEqual(ids)
  expect((await stockCounts(scope, { ...filter, ids: cars.map(({ id }) => id) }, null, now)).total).toBe(ids.length)
})
