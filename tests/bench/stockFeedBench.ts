import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createDatabase } from '@forecourt/data/createDatabase'
import { startPostgres } from '@forecourt/data/embedded/startPostgres'
import { migrate } from '@forecourt/data/migrate/migrate'
import { roleUrls } from '@forecourt/data/migrate/roleUrls'
import { createStockFeed } from '@forecourt/data/stock-feeds/changeStockFeed'
import { buildActor, buildWorld } from '@forecourt/data/testing/buildWorld'
import { takeFeedFile } from '@forecourt/services/stock-feeds/takeFeedFile'
import type { Metric } from './Metric'

const rows = 50_000
const headings =
  'Stock number,Make,Model,Badge,Year,Type,DAP,EGC,Odometer,Colour,Body,Fuel,Transmission,Drive,Seats,VIN,Rego,Features,Comments'

const line = (index: number, price: number): string =>
  [
    ...[`S${index}`, 'Toyota', 'Corolla', 'Ascent Sport', 2010 + (index % 15), 'Used', price + (index % 100), price - 1500, index],
    ...['White', 'Hatch', 'Petrol', 'Automatic', 'FWD', 5, `KNAB251CA${String(index).padStart(8, '0')}`, `R${index % 90_000}`],
    ...['Reversing camera; Apple CarPlay; Adaptive cruise control', '"One owner, full history, two keys. Serviced here since new."'],
  ].join(',')

const file = (price: number) => ({
  name: 'stock.csv',
  bytes: new TextEncoder().encode(`${headings}\n${Array.from({ length: rows }, (_, index) => line(index, price)).join('\n')}\n`),
  madeAt: null,
})

/** A feed of fifty thousand cars: tried, taken in, taken in again unchanged, and with every price changed. */
export const stockFeedBench = async (): Promise<Metric[]> => {
  const directory = await mkdtemp(path.join(tmpdir(), 'forecourt-stock-feed-'))
  const server = await startPostgres({ directory: path.join(directory, 'postgres') })
  const db = createDatabase(roleUrls(server.url))
  try {
    await migrate(server.url)
    const { north } = await buildWorld(db)
    const scope = db.forOrganisation(north.organisationId)
    const now = () => new Date().toISOString()
    const made = await createStockFeed(scope, {
      dealershipId: north.dealershipId,
      settings: {
        ...{ name: 'Bench', locationId: north.locationId, source: { kind: 'upload' }, mapping: null, priceType: 'egc', schedule: null },
        ...{ mostGonePercent: 20, paused: false },
      },
      actor: buildActor,
      now: now(),
    })
    if (!made?.ok) throw new Error('The feed was not made.')
    const metrics: Metric[] = []
    const take = async (name: string, given: ReturnType<typeof file>, mode: 'dry' | 'apply', outcome: string) => {
      const began = performance.now()
      const taken = await takeFeedFile(db, scope, made.feed, given, {
        mode,
        trigger: 'schedule',
        isWhole: true,
        actor: buildActor,
        now: now(),
      })
      if (taken?.outcome !== outcome) throw new Error(`${name} was to be ${outcome}, and was ${taken?.outcome}.`)
      metrics.push({ name: `stock-feed-50k-${name}`, value: performance.now() - began, unit: 'ms' })
    }
    const first = file(20_000)
    await take('dry-run', first, 'dry', 'dry')
    await take('apply', first, 'apply', 'applied')
    await take('unchanged', first, 'apply', 'unchanged')
    await take('all-prices', file(21_000), 'apply', 'applied')
    metrics.push({ name: 'stock-feed-50k-memory', value: process.resourceUsage().maxRSS / 1024, unit: 'MB' })
    return metrics
  } finally {
    await db.close()
    await server.stop()
    await rm(directory, { recursive: true })
  }
}
