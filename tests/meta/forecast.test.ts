import { traceReads } from '@forecourt/rules/forecast/traceReads'
import { matchRoute } from '@forecourt/rules/pages/matchRoute'
import type { PageData } from '@forecourt/rules/pages/PageRules'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { arbitrarySection } from '@forecourt/schema/testing/arbitrarySection'
import { withOtherLeaf } from '@forecourt/schema/testing/withOtherLeaf'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type DemoAddress, demoAddresses } from './demoPages'
import { generatedRuns } from './generatedRuns'
import { type DemoSite, openDemo } from './seededDemo'
import { serverHtml } from './serverHtml'
import { changedSite } from './switches/changedSite'

const demo = await openDemo()

/** Number of changes: few in every run; as many as FORECASTS says, with new seeds, in a thorough one. */
const { numRuns, seed } = process.env.FORECASTS ? { numRuns: Number(process.env.FORECASTS), seed: undefined } : generatedRuns(120)

const pagesOfEach = 3

/** Everything that the document of a page depends on. */
interface Sources {
  readonly config: ResolvedConfig
  readonly data: SiteData
}

/** A change of the settings by a layer, of one setting, of the data of every page, or of the page's own data, such as its cars. */
type Change =
  | { readonly of: 'layer'; readonly values: ConfigValues }
  | { readonly of: 'setting' | 'siteData' | 'pageData'; readonly at: number }

const changes: fc.Arbitrary<Change> = fc.oneof(
  arbitrarySection.map((values): Change => ({ of: 'layer', values })),
  fc.record({ of: fc.constantFrom('setting' as const, 'setting' as const, 'siteData' as const, 'pageData' as const), at: fc.nat() }),
)

const load = async (of: DemoSite, { path, query }: DemoAddress, { config, data }: Sources): Promise<PageData | null> => {
  const match = matchRoute(config, data.names, path)
  return match.kind === 'page' ? demo.load({ ...of.site, config }, data, match.route, query) : null
}

const write = ({ request }: DemoSite, { path }: DemoAddress, { config, data }: Sources, page: PageData | null): string => {
  const match = matchRoute(config, data.names, path)
  if (match.kind !== 'page' || page === null) return ''
  return serverHtml({ found: true, route: match.route, config, data: page, request })
}

/** Whether a forecast renders a page again, and whether its document changes. */
const forecast = async (of: DemoSite, address: DemoAddress, change: Change) => {
  const before: Sources = { config: of.site.config, data: of.siteData }
  const loaded = await load(of, address, before)
  if (change.of === 'pageData') {
    if (loaded === null) return null
    const { traced, changedReads } = traceReads(loaded)
    const old = write(of, address, before, traced)
    const other = withOtherLeaf(loaded, change.at)
    return {
      isRendered: changedReads(other).length > 0,
      isChanged: write(of, address, before, other) !== old,
      isSame: old === write(of, address, before, loaded),
    }
  }
  const after: Sources = {
    config:
      change.of === 'layer'
        ? changedSite(of, change.values).config
        : change.of === 'setting'
          ? withOtherLeaf(before.config, change.at)
          : before.config,
    data: change.of === 'siteData' ? withOtherLeaf(before.data, change.at) : before.data,
  }
  const { traced, changedReads } = traceReads(before)
  const old = write(of, address, traced, await load(of, address, traced))
  const isRendered = changedReads(after).length > 0
  const isChanged = write(of, address, after, await load(of, address, after)) !== old
  return { isRendered, isChanged, isSame: old === write(of, address, before, loaded) }
}

it(`a forecast of ${numRuns} random changes misses no page whose document changes (CFG-12)`, async () => {
  const seen = { pages: 0, changed: 0, rendered: 0, missed: 0, failed: 0 }
  await fc.assert(
    fc.asyncProperty(changes, fc.nat(), fc.nat(), async (change, siteAt, pageAt) => {
      const of = demo.sites[siteAt % demo.sites.length]
      if (!of) throw new Error('The demo has no site.')
      const addresses = await demoAddresses(demo, of)
      for (let index = 0; index < pagesOfEach; index++) {
        const address = addresses[(pageAt + index * 17) % addresses.length]
        if (!address) continue
        const result = await forecast(of, address, change).catch(() => undefined)
        // A change of a single value may be one that no layer allows, and that no page can be rendered with.
        if (result === undefined) seen.failed++
        if (!result) continue
        expect(result.isSame, `${address.name} differs because it is traced`).toBe(true)
        seen.pages++
        if (result.isRendered) seen.rendered++
        if (result.isChanged) seen.changed++
        if (result.isChanged && !result.isRendered) seen.missed++
        expect(seen.missed, `${address.name}: ${JSON.stringify(change)}`).toBe(0)
      }
    }),
    { numRuns, ...(seed !== undefined && { seed }) },
  )
  if (process.env.FORECASTS) process.stdout.write(`${JSON.stringify(seen)}\n`)
  // The test would prove nothing if the random changes affected all pages, or none.
  expect(seen.changed).toBeGreaterThan(seen.pages / 20)
  expect(seen.rendered).toBeLessThan(seen.pages)
  expect(seen.failed).toBeLessThan(seen.pages / 4)
})
