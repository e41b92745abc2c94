import { listedPaths } from '@forecourt/data/pages/listedPaths'
import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import { countedCars } from '@forecourt/data/stock/search/listedCars'
import { addCars } from '@forecourt/data/testing/addCars'
import { liveSite, readDraft } from '@forecourt/data/testing/siteDraft'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { numberGeneratedIds } from '@forecourt/rules/forecast/numberGeneratedIds'
import { withSharedParts } from '@forecourt/rules/forecast/withSharedParts'
import { carHref } from '@forecourt/rules/routing/carHref'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { arbitrarySection } from '@forecourt/schema/testing/arbitrarySection'
import { buildLayer } from '@forecourt/schema/testing/buildLayer'
import { withOtherPart } from '@forecourt/schema/testing/withOtherPart'
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { comparePath } from './comparePath'
import { loadPath, type Side, writePath } from './Side'

const world = testWorld()
vi.mock('../env', () => ({
  env: () => ({
    ...{ TRUSTED_PROXIES: 0, NODE_ENV: 'production', SITE_ORIGIN_TEMPLATE: 'https://{host}', THIRD_PARTY_TAGS: 'all', IMAGE_CDN: '' },
    INTERNAL_SECRET: 'a secret of the installation',
  }),
}))
vi.mock('../sites/database', () => ({ database: () => world.db }))
vi.mock('../document/documentAssets', () => ({ documentAssets: () => ({ script: '/assets/s.js', styles: ['/assets/s.css'], fonts: {} }) }))
const noIndex = () => Promise.reject(new Error('No index'))
vi.mock('../sites/siteRegistry', () => ({ siteRegistry: () => ({ ofOrganisation: async () => [], stockIndexOf: noIndex }) }))

const now = '2026-03-02T01:00:00.000Z'

const openSide = async (config?: ResolvedConfig): Promise<Side> => {
  const live = await liveSite(world.db, world.north.siteId)
  const published = config ? { ...live, config } : live
  const data = await loadSiteData(world.db, published, now)
  return { live: { published, siteData: async () => data, stockIndex: noIndex }, data, now }
}

const pathsOf = async ({ live: { published }, data }: Side): Promise<string[]> => {
  const { cars } = await countedCars(world.db, published, now)
  return [...(await listedPaths(world.db, published, data, now)), ...cars.map(carHref)]
}

/** The document at a path, rendered without a trace. */
const documentOf = async (side: Side, path: string): Promise<string> =>
  numberGeneratedIds(writePath(side, await loadPath(side, path)) ?? '')

/** Number of random changes: few in every run, as many as FORECASTS says, with new seeds, in a thorough one. */
const runs = process.env.FORECASTS ? { numRuns: Number(process.env.FORECASTS) } : { numRuns: 4, seed: 1 }

it('a forecast lists exactly the pages whose documents differ, after random changes of settings (CFG-12)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await addCars(world.db, world.north, [
    { id: 'rio', priceCents: 2_499_000, driveAwayCents: 2_499_000 },
    { id: 'sorento', priceCents: 5_499_000, driveAwayCents: 5_499_000 },
  ])
  const { layers, values: own } = await readDraft(world.db.forOrganisation(world.north.organisationId), world.north.siteId)
  const before = await openSide()
  const pathsBefore = await pathsOf(before)
  const documents = new Map<string, string>()
  const seen = { changes: 0, pages: 0, changed: 0, rendered: 0, failed: 0 }
  const forecast = async (config: ResolvedConfig) => {
    const after = await openSide(withSharedParts(before.live.published.config, config))
    for (const path of new Set([...pathsBefore, ...(await pathsOf(after))])) {
      const old = documents.get(path) ?? (await documentOf(before, path))
      documents.set(path, old)
      // A single value may be changed to one that no layer allows, and that a page can't be rendered with. A forecast fails, too.
      const next = await documentOf(after, path).catch(() => null)
      if (next === null) {
        await expect(comparePath(before, after, path), path).rejects.toThrow()
        seen.failed++
      } else {
        const { changes, isRendered } = await comparePath(before, after, path)
        expect(changes.length > 0, path).toBe(next !== old)
        if (isRendered) seen.rendered++
        if (next !== old) seen.changed++
      }
      seen.pages++
    }
    seen.changes++
  }
  await fc.assert(
    fc.asyncProperty(fc.nat(), arbitrarySection, fc.boolean(), async (at, values, isLayer) => {
      const changed = [...layers, buildLayer({ values: own }), buildLayer({ kind: 'organisation', name: 'Changed', values })]
      await forecast(isLayer ? resolveConfig(changed).config : withOtherPart(before.live.published.config, at))
    }),
    runs,
  )
  if (process.env.FORECASTS) process.stdout.write(`${JSON.stringify(seen)}\n`)
  expect(seen.changed).toBeGreaterThan(0)
  expect(seen.rendered).toBeLessThan(seen.pages)
  expect(seen.failed).toBeLessThan(seen.pages / 4)
})
