import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createDatabase } from '@forecourt/data/createDatabase'
import { startPostgres } from '@forecourt/data/embedded/startPostgres'
import { migrate } from '@forecourt/data/migrate/migrate'
import { roleUrls } from '@forecourt/data/migrate/roleUrls'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { siteMapCars, siteMapIndex } from '../../../apps/site/src/files/siteMap'
import type { LiveSite } from '../../../apps/site/src/sites/createSiteRegistry'
import type { Metric } from '../Metric'
import { manyCars } from '../search/manyCars'

const cars = 100_000
const organisationId = '100k'

/** What search engines read of a site of a hundred thousand cars: the index, and every file it names; with what the process has more meanwhile. */
export const siteMapBench = async (): Promise<Metric[]> => {
  const directory = await mkdtemp(path.join(tmpdir(), 'forecourt-sitemap-'))
  const server = await startPostgres({ directory: path.join(directory, 'postgres') })
  const db = createDatabase(roleUrls(server.url))
  try {
    await migrate(server.url)
    await manyCars(db, server.url, organisationId, cars)
    const config = buildConfig({ stock: { carTypes: ['new', 'demo', 'used'], minImageCount: 0 } })
    const published = {
      siteId: 'site',
      organisationId,
      slug: 'site',
      dealershipIds: [],
      config,
      version: 1,
      hosts: [],
      redirectingHosts: [],
    }
    const live = { published } as unknown as LiveSite
    const asking = { db, origin: 'https://cars.example', now: new Date().toISOString() }
    const metrics: Metric[] = []
    const metric = (name: string, value: number, unit: string) => metrics.push({ name: `sitemap-100k-${name}`, value, unit })
    await siteMapIndex(live, asking)
    const [before, began] = [process.memoryUsage().rss, performance.now()]
    const index = await siteMapIndex(live, asking)
    metric('index', performance.now() - began, 'ms')
    const files = [...index.matchAll(/sitemap-cars-(\d+)-of-(\d+)/g)].map(([, part, parts]) => ({
      part: Number(part) - 1,
      parts: Number(parts),
    }))
    let [told, slowest, largest, highest] = [0, 0, 0, before]
    for (const file of files) {
      const from = performance.now()
      const xml = await siteMapCars(live, asking, file)
      slowest = Math.max(slowest, performance.now() - from)
      largest = Math.max(largest, Buffer.byteLength(xml))
      highest = Math.max(highest, process.memoryUsage().rss)
      told += xml.split('<url>').length - 1
    }
    if (told !== cars) throw new Error(`${cars} cars were to be told of, and ${told} were.`)
    metric('whole', performance.now() - began, 'ms')
    metric('slowest-file', slowest, 'ms')
    metric('largest-file', largest / 1_000_000, 'MB')
    metric('memory', (highest - before) / 1_048_576, 'MB')
    return metrics
  } finally {
    await db.close()
    await server.stop()
    await rm(directory, { recursive: true })
  }
}
