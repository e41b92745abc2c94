import { type ComparedDocuments, compareDocuments, type RenderedSide } from '@forecourt/rules/forecast/compareDocuments'
import { numberGeneratedIds } from '@forecourt/rules/forecast/numberGeneratedIds'
import { withSharedParts } from '@forecourt/rules/forecast/withSharedParts'
import { matchRoute } from '@forecourt/rules/pages/matchRoute'
import type { PageData } from '@forecourt/rules/pages/PageRules'
import type { Route } from '@forecourt/rules/pages/Route'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { arbitrarySection } from '@forecourt/schema/testing/arbitrarySection'
import { withOtherPart } from '@forecourt/schema/testing/withOtherPart'
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { writeSitePage } from '../../apps/site/src/page/writeSitePage'
import { type DemoAddress, demoAddresses } from './demoPages'
import { generatedRuns } from './generatedRuns'
import { type DemoSite, openDemo } from './seededDemo'
import { changedSite } from './switches/changedSite'

const demo = await openDemo()

/** Number of changes: few in every run; as many as FORECASTS says, with new seeds, in a thorough one. */
const { numRuns, seed } = process.env.FORECASTS ? { numRuns: Number(process.env.FORECASTS), seed: undefined } : generatedRuns(120)

const pagesOfEach = 3

/** A change of the settings by a layer, of one setting, of the data of every page, or of the page's own data, such as its cars. */
type Change =
  | { readonly of: 'layer'; readonly values: ConfigValues }
  | { readonly of: 'setting' | 'siteData' | 'pageData'; readonly at: number }

const changes: fc.Arbitrary<Change> = fc.oneof(
  arbitrarySection.map((values): Change => ({ of: 'layer', values })),
  fc.record({ of: fc.constantFrom('setting' as const, 'setting' as const, 'siteData' as const, 'pageData' as const), at: fc.nat() }),
)

/** Everything that the document of a page depends on; its own data is loaded unless it is given. */
interface Sources {
  readonly config: ResolvedConfig
  readonly data: SiteData
  readonly own?: PageData
}

const environment = {
  APP_DATABASE_URL: 'postgres://localhost/none',
  PLATFORM_DATABASE_URL: 'postgres://localhost/none',
  INTERNAL_SECRET: 'a secret of the installation',
  ...{ MEDIA_DIR: '/none', MEDIA_CACHE_DIR: '/none', SPOOL_DIR: '/none' },
}
const assets = { script: '/assets/s.js', styles: ['/assets/s.css'], fonts: {} }

interface OwnPage {
  readonly route: Route
  readonly data: PageData
}

/** The whole document of an address, as shoppers get it. */
const rendered = ({ site, request }: DemoSite, { path, query }: DemoAddress, values: Sources): RenderedSide<Sources, OwnPage> => ({
  values,
  async load({ config, data: siteData, own }) {
    const match = matchRoute(config, siteData.names, path)
    if (match.kind !== 'page') return null
    const data = own ? { ...own, site: siteData } : await demo.load({ ...site, config }, siteData, match.route, query)
    return data && { route: match.route, data }
  },
  write({ config, data }, page) {
    if (!page) return null
    const live = {
      ...{ published: { ...site, config }, siteData: async () => data },
      stockIndex: () => Promise.reject(new Error('No index')),
    }
    const found = { kind: 'page', route: page.route, query, isPrivate: false, gated: false } as const
    return numberGeneratedIds(writeSitePage({ found: true, live, config, request, ...page }, found, assets).body)
  },
})

/** The sources after a change. */
const changed = (of: DemoSite, { config, data, own }: Sources, change: Change): Sources => {
  if (change.of === 'layer') return { config: withSharedParts(config, changedSite(of, change.values).config), data }
  if (change.of === 'setting') return { config: withOtherPart(config, change.at), data }
  if (change.of === 'siteData') return { config, data: withOtherPart(data, change.at) }
  return { config, data, own: own && withOtherPart(own, change.at) }
}

interface Outcome extends ComparedDocuments {
  /** Whether the documents that are rendered without a trace are different. */
  readonly isChanged: boolean
  /** Whether a trace changes the document. */
  readonly isAffected: boolean
}

/** The outcome of a change on a page; null if there is none, “failed” if the page can't be rendered after the change. */
const forecast = async (
  of: DemoSite,
  address: DemoAddress,
  change: Change,
  followsDerived: boolean,
): Promise<Outcome | 'failed' | null> => {
  const live: Sources = { config: of.site.config, data: of.siteData }
  const { load } = rendered(of, address, live)
  const loaded = await load(live)
  if (loaded === null && change.of === 'pageData') return null
  // The data of every page isn't the page's own.
  const values = change.of === 'pageData' && loaded ? { ...live, own: { ...loaded.data, site: {} as SiteData } } : live
  const [before, after] = [rendered(of, address, values), rendered(of, address, changed(of, values, change))]
  const plain = before.write(values, loaded)
  const renderedAfter = async () => after.write(after.values, await after.load(after.values))
  // A change of a single value may be one that no layer allows, and that no page can be rendered with.
  const next = await renderedAfter().catch(() => undefined)
  const comparison = compareDocuments(before, after, { followsDerived })
  if (next === undefined) {
    await expect(comparison, `${address.name}: ${JSON.stringify(change)}`).rejects.toThrow()
    return 'failed'
  }
  const compared = await comparison
  return { ...compared, isChanged: next !== plain, isAffected: compared.before !== plain }
}

interface Counts {
  pages: number
  changed: number
  /** Pages whose second side was rendered: those that read something that changes. */
  rendered: number
  /** Pages that a forecast lists. */
  listed: number
  missed: number
  failed: number
}

const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`

/** Recall and precision by kind of change, and what was read, and changes, on pages whose documents don't. */
const report = (byKind: ReadonlyMap<string, Counts>, vain: ReadonlyMap<string, number>): string => {
  const lines = [...byKind].map(
    ([kind, { missed, ...counts }]) =>
      `${kind} ${JSON.stringify(counts)}: recall ${share(counts.changed - missed, counts.changed)}, precision of the trace ${share(counts.changed, counts.rendered)}, of the list ${share(counts.changed - missed, counts.listed)}`,
  )
  const most = [...vain].toSorted(([, one], [, other]) => other - one).slice(0, 60)
  return [...lines, ...most.map(([pointer, count]) => `  ${count} × ${pointer}`), ''].join('\n')
}

it(`a forecast of ${numRuns} random changes misses no page whose document changes (CFG-12)`, async () => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  const byKind = new Map<string, Counts>()
  const vain = new Map<string, number>()
  const countsOf = (kind: string): Counts => {
    const counts = byKind.get(kind) ?? { pages: 0, changed: 0, rendered: 0, listed: 0, missed: 0, failed: 0 }
    byKind.set(kind, counts)
    return counts
  }
  const count = (counts: Counts, { before, after, isRendered, isChanged }: Outcome) => {
    counts.pages++
    if (isRendered) counts.rendered++
    if (before !== after) counts.listed++
    if (isChanged) counts.changed++
    if (isChanged && before === after) counts.missed++
  }
  await fc.assert(
    fc.asyncProperty(changes, fc.nat(), fc.nat(), async (change, siteAt, pageAt) => {
      const of = demo.sites[siteAt % demo.sites.length]
      if (!of) throw new Error('The demo has no site.')
      const addresses = await demoAddresses(demo, of)
      for (let index = 0; index < pagesOfEach; index++) {
        const address = addresses[(pageAt + index * 17) % addresses.length]
        if (!address) continue
        // A page without derived values, and others with them.
        const outcome = await forecast(of, address, change, index > 0)
        if (outcome === 'failed') for (const kind of [change.of, 'all']) countsOf(kind).failed++
        if (outcome === 'failed' || outcome === null) continue
        expect(outcome.isAffected, `${address.name} differs because it is traced`).toBe(false)
        for (const kind of [change.of, 'all']) count(countsOf(kind), outcome)
        if (outcome.isRendered && !outcome.isChanged) {
          const read = [...new Set(outcome.reads.map((pointer) => pointer.replace(/\/\d+(?=\/|$)/g, '/*')))].toSorted()
          const pointers = `${change.of} ${read.slice(0, 5).join(' ')}${read.length > 5 ? ` and ${read.length - 5} more` : ''}`
          vain.set(pointers, (vain.get(pointers) ?? 0) + 1)
        }
        expect(outcome.isChanged, `${address.name}: ${JSON.stringify(change)}`).toBe(outcome.before !== outcome.after)
      }
    }),
    { numRuns, ...(seed !== undefined && { seed }) },
  )
  if (process.env.FORECASTS) process.stdout.write(report(byKind, vain))
  // The test would prove nothing if the random changes affected all pages, or none.
  const all = countsOf('all')
  expect(all.changed).toBeGreaterThan(all.pages / 20)
  expect(all.rendered).toBeLessThan(all.pages)
  expect(all.failed).toBeLessThan(all.pages / 4)
})
