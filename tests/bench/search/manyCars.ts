import type { Database } from '@forecourt/data/createDatabase'
import { connect } from '@forecourt/data/migrate/connect'
import { insertDealership } from '@forecourt/data/organisations/addDealership'
import { insertLocation, insertOrganisation } from '@forecourt/data/organisations/insertOrganisation'
import { insertCars } from '@forecourt/data/stock/insertCars'
import { toCarPrices } from '@forecourt/rules/pricing/shownPrice'
import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { scenarios } from '@forecourt/seeds/scenarios'
import { generateCar } from '@forecourt/seeds/stock/generateStock'

/** Number of different cars, which are repeated until the stock has the wanted size. */
const different = 1000

/** An organisation with so many thousand seeded cars. */
export const manyCars = async (db: Database, ownerUrl: string, organisationId: string, count: number): Promise<void> => {
  const [dealershipId, locationId] = [`${organisationId}-dealership`, `${organisationId}-location`]
  const plans = scenarios.flatMap(({ stock }) => stock.filter((plan) => plan.count > 0))
  const cars = Array.from({ length: Math.min(different, count) }, (_, index) => {
    const plan = plans[index % plans.length]
    if (!plan) throw new Error('The demo has no stock to measure with.')
    const { car, pictures } = generateCar(plan, index, Date.now())
    const id = `${organisationId}-${index}`
    const images = pictures.slice(0, 6).map(({ alt }, picture) => ({ key: `cars/${id}/${picture}.png`, alt }))
    const state = { status: 'in_stock', reserved: false, soldAt: null, showOnDealerWebsite: true } as const
    return { ...car, ...toCarPrices(car), ...state, id, slug: id, stockNumber: id, images, dealershipId, locationId }
  })
  await db.platform.transaction(
    async (tx) => {
      await insertOrganisation(tx, { id: organisationId, slug: organisationId, name: organisationId })
      await insertDealership(tx, organisationId, { id: dealershipId, slug: dealershipId, name: dealershipId, makes: [] })
      await insertLocation(tx, organisationId, buildLocation({ id: locationId, slug: locationId, dealershipId }))
      await insertCars(tx, organisationId, cars)
    },
    { timeoutMs: 120_000 },
  )
  await connect(ownerUrl, async (client) => {
    const copies = [organisationId, Math.ceil(count / different) - 1]
    // Foreign key checks are planned by statistics from when they start.
    await client.query(`set plan_cache_mode = 'force_custom_plan'`)
    // Generated columns can't be written.
    const { rows } = await client.query<{ names: string }>(
      `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
       where table_schema = 'public' and table_name = 'cars' and is_generated = 'NEVER'`,
    )
    const names = rows[0]?.names ?? ''
    await client.query(
      `insert into cars (${names}) select ${names.replace(/(^|, )/g, '$1copy.')} from cars car cross join generate_series(1, $2) number
       cross join lateral jsonb_populate_record(car, jsonb_build_object(
         'id', car.id || '-' || number, 'slug', car.slug || '-' || number, 'stock_number', car.stock_number || '-' || number
       )) copy where car.organisation_id = $1`,
      copies,
    )
    await client.query('analyze cars')
    await client.query(
      `insert into car_images select image.organisation_id, image.car_id || '-' || number, position, key, alt
       from car_images image cross join generate_series(1, $2) number where image.organisation_id = $1`,
      copies,
    )
    await client.query('vacuum analyze')
  })
}
