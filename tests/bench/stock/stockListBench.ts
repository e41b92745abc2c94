import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createDatabase } from '@forecourt/data/createDatabase'
import { startPostgres } from '@forecourt/data/embedded/startPostgres'
import type { ListQuery } from '@forecourt/data/lists/ListQuery'
import { migrate } from '@forecourt/data/migrate/migrate'
import { roleUrls } from '@forecourt/data/migrate/roleUrls'
import { listStock } from '@forecourt/data/stock/list/listStock'
import { stockCounts } from '@forecourt/data/stock/list/stockCounts'
import { stockFacets } from '@forecourt/data/stock/list/stockFacets'
import { previewManyCars } from '@forecourt/data/stock/many/previewManyCars'
import type { Metric } from '../Metric'
import { medianMs } from '../measures/medianMs'
import { manyCars } from '../search/manyCars'

const cars = 50_000
const organisationId = '50k'

/** What somebody asks the stock list in the console for, by name. */
const questions: { readonly [name: string]: Partial<ListQuery> } = {
  first: {},
  last: { page: 2000 },
  words: { filter: { q: 'toyota corolla' } },
  stage: { filter: { stage: ['in_stock'], carType: 'used' } },
  price: { filter: { priceFrom: 2_000_000, priceTo: 3_000_000 }, sort: { field: 'priceCents', order: 'ASC' } },
  name: { sort: { field: 'name', order: 'ASC' } },
  age: { filter: { age: '61-90' }, sort: { field: 'createdAt', order: 'ASC' } },
  'no-photos': { filter: { attention: 'noPhotos' } },
  'above-market': { filter: { attention: 'aboveMarket' } },
  'no-lead': { filter: { attention: 'noLead' } },
}

/** The console's list of fifty thousand cars: a page with its total for each kind of question, and the counts beside it. */
export const stockListBench = async (): Promise<Metric[]> => {
  const directory = await mkdtemp(path.join(tmpdir(), 'forecourt-stock-list-'))
  const server = await startPostgres({ directory: path.join(directory, 'postgres') })
  const db = createDatabase(roleUrls(server.url))
  try {
    await migrate(server.url)
    await manyCars(db, server.url, organisationId, cars)
    const now = new Date().toISOString()
    const scope = db.forOrganisation(organisationId)
    const metrics: Metric[] = []
    for (const [name, query] of Object.entries(questions)) {
      const ask = () => listStock(scope, { page: 1, perPage: 25, ...query }, null, now)
      if (name === 'first' && (await ask()).total !== cars) throw new Error(`${cars} cars were to be listed.`)
      metrics.push({ name: `stock-list-50k-${name}`, value: await medianMs(ask, 9), unit: 'ms' })
    }
    const beside: { readonly [name: string]: () => Promise<unknown> } = {
      counts: () => stockCounts(scope, {}, null, now),
      'counts-filtered': () => stockCounts(scope, { q: 'toyota', stage: 'in_stock', attention: 'noPhotos' }, null, now),
      facets: () => stockFacets(scope, {}, null, now),
      'facets-filtered': () => stockFacets(scope, { make: 'Toyota', carType: 'used' }, null, now),
    }
    for (const [name, ask] of Object.entries(beside))
      metrics.push({ name: `stock-list-50k-${name}`, value: await medianMs(ask, 9), unit: 'ms' })
    const change = { kind: 'price', by: 'percent', value: -3, roundTo: 10_000, keepsBefore: true } as const
    const look = () => previewManyCars(scope, { filter: {}, change, siteIds: null, now })
    metrics.push({ name: 'stock-list-50k-dry-run', value: await medianMs(look, 3), unit: 'ms' })
    return metrics
  } finally {
    await db.close()
    await server.stop()
    await rm(directory, { recursive: true })
  }
}
