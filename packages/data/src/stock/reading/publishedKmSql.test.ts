import { publishedKm } from '@forecourt/rules/car/facts/publishedKm'
import type { SearchState } from '@forecourt/rules/search/SearchState'
import { expect, it } from 'vitest'
import { marketStock } from '../../market-feeds/marketStock'
import { addCars } from '../../testing/addCars'
import { liveSite } from '../../testing/siteDraft'
import { useWorld } from '../../testing/useWorld'
import { getCar, getEditedCar } from '../getEditedCar'
import { listStock } from '../list/listStock'
import { postgresSearch } from '../search/postgresSearch'
import { searchedCars } from '../search/searchedCars'

const world = useWorld()
const now = '2026-06-10T00:00:00.000Z'
const km = 61_200

it.each(['inaccurate', 'unknown', 'accurate', undefined] as const)(
  'the reading of an odometer that is %s is shown to staff, and on sites, in searches and feeds only if it is accurate (CFG-02, CARD-05)',
  async (odometer) => {
    const [id, disclosure] = [`car-${odometer}`, odometer === undefined ? {} : { odometer }]
    await addCars(world.db, world.north, [{ id, km, disclosure, make: 'Saab', makeSlug: 'saab' }])
    const { organisationId, siteId } = world.north
    const scope = world.db.forOrganisation(organisationId)
    const shown = publishedKm({ km, disclosure })
    expect((await getCar(scope, id, null))?.km).toBe(shown)
    const site = await liveSite(world.db, siteId)
    const read = async (pages: AsyncIterable<readonly { readonly id: string; readonly km: number | null }[]>) => {
      for await (const page of pages) {
        const found = page.find((car) => car.id === id)
        if (found) return found.km
      }
      return undefined
    }
    expect(await read(searchedCars(world.db, organisationId, now))).toBe(shown)
    expect(await read(marketStock(world.db, site))).toBe(shown)
    const anything: SearchState = { query: '', page: 1, sortBy: 'km_asc', values: { make: ['Saab'] }, ranges: { km: { min: km, max: km } } }
    const found = await postgresSearch(world.db).search({ site, state: anything, preset: {}, now })
    expect(found.cars.map((car) => car.id).includes(id)).toBe(shown !== null)
    expect((await getEditedCar(scope, id, null))?.km).toBe(km)
    const list = await listStock(scope, { page: 1, perPage: 10, filter: { q: id } }, null, now)
    expect(list.rows.map((car) => car.km)).toEqual([km])
  },
)
