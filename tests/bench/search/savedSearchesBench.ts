import { connect } from '@forecourt/data/migrate/connect'
import { publishSite } from '@forecourt/data/publishing/publishSite'
import { type ChangedCar, settleCarStates } from '@forecourt/data/shoppers/settleCarStates'
import { publishedSite } from '@forecourt/data/sites/publishedSite'
import { saveDraft } from '@forecourt/data/sites/saveDraft'
import { insertCars } from '@forecourt/data/stock/insertCars'
import { buildActor, buildWorld } from '@forecourt/data/testing/buildWorld'
import { testDatabase } from '@forecourt/data/testing/testDatabase'
import type { Car } from '@forecourt/rules/entities/Car'
import { toCarPrices } from '@forecourt/rules/pricing/toCarPrices'
import { scenarios } from '@forecourt/seeds/scenarios'
import { generateCar } from '@forecourt/seeds/stock/generateStock'
import { createRandom } from '@forecourt/seeds/stock/random'
import { newsForSearches } from '@forecourt/services/worker/findCarNews'
import type { Metric } from '../Metric'

const searches = 100_000
const shoppers = 20_000
const changes = 1_000
/** What is found is noted at night, too; mail waits for the morning. */
const night = '2026-06-10T13:00:00.000Z'

/** Cars as the demo's seeds make them, all of which can be had. */
const freshCars = (place: Pick<Car, 'dealershipId' | 'locationId'>) => {
  const plans = scenarios.flatMap(({ stock }) => stock.filter((plan) => plan.count > 0))
  return Array.from({ length: changes }, (_, index) => {
    const plan = plans[index % plans.length]
    if (!plan) throw new Error('The demo has no stock to measure with.')
    const { car } = generateCar(plan, index, Date.parse(night))
    const id = `new-${index}`
    const state = { status: 'in_stock', reserved: false, soldAt: null, showOnDealerWebsite: true } as const
    return { ...car, ...toCarPrices(car), ...state, id, slug: id, stockNumber: id, images: [], ...place }
  })
}

/** Searches as shoppers keep them: most name a model and what it may cost, have run or how old it may be; some a make, or a body. */
const savedPaths = (cars: readonly Pick<Car, 'make' | 'makeSlug' | 'model' | 'body' | 'fuel' | 'priceCents' | 'year'>[]): string[] => {
  const random = createRandom('saved searches')
  return Array.from({ length: searches }, () => {
    const { make, makeSlug, model, body, fuel, priceCents, year } = random.pick(cars)
    const said = new URLSearchParams()
    const upTo = Math.max(2, Math.round(((priceCents ?? 3_000_000) / 100_000) * (random.whole(40, 105) / 100))) * 1_000
    if (random.chance(0.85)) said.set('price', `:${upTo}`)
    if (random.chance(0.4)) said.set('km', `:${random.whole(1, 12) * 10_000}`)
    if (random.chance(0.5)) said.set('year', `${year - random.whole(0, 2)}:`)
    if (random.chance(0.15)) said.set('fuel', fuel ?? '')
    if (random.chance(0.05)) {
      said.set('body', body ?? '')
      said.set('price', `${upTo - 2_000}:${upTo}`)
      return `/search?${said}`
    }
    if (random.chance(0.9)) said.set('model', model)
    else said.set('price', `${upTo - 3_000}:${upTo}`)
    return random.chance(0.5) ? `/search/${makeSlug}?${said}` : `/search?make=${encodeURIComponent(make)}&${said}`
  })
}

/**
 * How long it takes a worker to find for whom a thousand new cars are news among a hundred thousand saved searches of one dealer, from
 * the cars in the database until each alert is noted (FAV-06).
 */
export const savedSearchesBench = async (): Promise<Metric[]> => {
  const test = await testDatabase()
  const { db } = test
  try {
    const { north } = await buildWorld(db)
    const { organisationId, dealershipId, locationId, siteId } = north
    const values = {
      identity: { name: 'North Motors', email: 'north@example.com', timeZone: 'Australia/Sydney' },
      auth: { enabled: true },
      stock: { minImageCount: 0, carTypes: ['new', 'demo', 'used'] },
    } as const
    await saveDraft(db.platform, { siteId, values, expectedRevision: 1, actor: buildActor })
    const published = await publishSite(db.platform, { siteId, note: '', expectedRevision: 2, expectedVersion: 1, actor: buildActor })
    if (!published.ok) throw new Error(JSON.stringify(published))
    const cars = freshCars({ dealershipId, locationId })
    await connect(test.ownerUrl, async (client) => {
      await client.query(`update car_states set handled = true`)
      await client.query(
        `insert into shoppers (organisation_id, id, site_id, email, alerts, created_at)
         select $1, 'shopper-' || number, $2, 'shopper-' || number || '@shopper.example', 'daily', now() from generate_series(0, $3) number`,
        [organisationId, siteId, shoppers - 1],
      )
      await client.query(
        `insert into saved_searches (organisation_id, id, shopper_id, site_id, path, name, created_at)
         select $1, 'search-' || number, 'shopper-' || (number % $3), $2, path, 'Saved', now()
         from unnest($4::text[]) with ordinality as kept(path, number) on conflict do nothing`,
        [organisationId, siteId, shoppers, savedPaths(cars)],
      )
      await client.query('analyze')
    })
    await db.platform.transaction((tx) => insertCars(tx, organisationId, cars), { timeoutMs: 120_000 })
    const site = await publishedSite(db, siteId)
    let [matched, cpu] = [0, 0]
    const find = async (changed: readonly ChangedCar[]) => {
      const [began, used] = [performance.now(), process.cpuUsage()]
      const found = await newsForSearches(db, changed, async () => site, night)
      const { user, system } = process.cpuUsage(used)
      matched += performance.now() - began
      cpu += user + system
      return found
    }
    const began = performance.now()
    while ((await settleCarStates(db, night, find)) > 0);
    const took = performance.now() - began
    const [found] = await connect(
      test.ownerUrl,
      async (client) =>
        (
          await client.query<{ alerts: string; kept: string; paths: string; left: string }>(
            `select (select count(*) from car_alerts) as alerts, (select count(*) from saved_searches) as kept,
               (select count(distinct path) from saved_searches) as paths, (select count(*) from car_states where not handled) as left`,
          )
        ).rows,
    )
    if (Number(found?.left) > 0) throw new Error(`${found?.left} changes were left.`)
    const among = `${changes} new cars among ${found?.kept} searches, ${found?.paths} different`
    return [
      { name: 'saved-searches-found', value: matched / 1_000, unit: `s, ${among}` },
      { name: 'saved-searches-cpu', value: cpu / 1_000_000, unit: 's of the worker' },
      { name: 'saved-searches-noted', value: took / 1_000, unit: `s with ${found?.alerts} alerts stored` },
    ]
  } finally {
    await test.close()
  }
}
