import { leadOutbox } from '@forecourt/data/leads/leadOutbox'
import { siteLayer } from '@forecourt/data/sites/lockDraft'
import type { PublishedSite } from '@forecourt/data/sites/publishedSites'
import { carForms } from '@forecourt/rules/entities/LeadForm'
import { formFields } from '@forecourt/rules/leads/form/formFields'
import { revealsBecomeLeads } from '@forecourt/rules/leads/phone-reveals/revealLead'
import { validateLead } from '@forecourt/rules/leads/validateLead'
import { dataKey } from '@forecourt/rules/pages/findPageRules'
import { matchRoute } from '@forecourt/rules/pages/matchRoute'
import type { PageData } from '@forecourt/rules/pages/PageRules'
import { pageMeta } from '@forecourt/rules/pages/pageMeta'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import { formKinds } from '@forecourt/schema/blocks/formKinds'
import { valueAt } from '@forecourt/schema/layers/ListItem'
import { setValue } from '@forecourt/schema/layers/setValue'
import { pointerSegments } from '@forecourt/schema/pointer/joinPointer'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { settingAt } from '@forecourt/schema/settingAt'
import { demoNow } from '../demoNow'
import { type DemoPage, demoPages } from '../demoPages'
import type { Demo, DemoSite } from '../seededDemo'
import { serverHtml } from '../serverHtml'
import type { SettingPlace } from '../settings'
import { changedSite, testLayer } from './changedSite'
import { differingPlaces, type WatchedReads, watchReads } from './watchReads'

/** An instant at which time zones differ even in the year: 2027 has begun in Sydney, not yet in Brisbane. */
const otherMoments = ['2026-12-31T13:30:00.000Z']

const momentsOf = ({ request }: DemoSite): string[] => [request.now, ...otherMoments]

const shopper = { form: 'general', email: 'shopper@example.com', suspicious: false } as const

/** The behaviour of a site's forms as text: fields, errors of an empty form, lead recipients. */
const leadsOf = (config: PublishedSite['config'], site: SiteData): string =>
  JSON.stringify([
    ...[...formKinds, ...carForms].map((form) => [
      formFields(form, { config, site, car: null, now: demoNow }),
      validateLead({ form }, { config, site, car: null, now: demoNow }),
    ]),
    leadOutbox(shopper, config, null),
    revealsBecomeLeads(config),
  ])

/** A page with all output for users, search engines and link previews. */
const pictureOf = (page: DemoPage, { config, data, now }: { config: PublishedSite['config']; data: PageData; now: string }): string => {
  const { route } = page
  const request = { ...page.of.request, now }
  return serverHtml({ found: true, route, config, data, request }) + JSON.stringify(pageMeta(route, config, data, request))
}

/** Search depth: the two likeliest pages of a site, or all. */
export type Thoroughness = 'quick' | 'whole'

/** Pages sorted by the likelihood that they show a setting. */
const likeliestFirst = (pages: readonly DemoPage[], { of, pointer }: SettingPlace): DemoPage[] => {
  const [section, , pageId] = pointerSegments(pointer)
  const preview = settingAt(pointer, of.site.config)?.preview
  const rank = ({ route, path }: DemoPage): number => {
    if (section === 'pages') return route.page === 'content' && route.pageId === pageId ? 0 : 1
    return route.page === preview || (preview === 'home' && path === '/') || (preview === 'contact' && path === '/contact') ? 0 : 1
  }
  return pages.toSorted((a, b) => rank(a) - rank(b))
}

/** Pointer and value of a change. Changing the id of an item means removing or adding the item. */
const changeAt = ({ of, pointer }: SettingPlace, value: unknown): { pointer: string; value: unknown } => {
  if (!pointer.endsWith('/id')) return { pointer, value }
  const list = pointer.split('/').slice(0, -2).join('/')
  const item = `${list}/${value}`
  return { pointer: item, value: { id: value, removed: valueAt(of.site.config, item) !== undefined } }
}

/** Determines whether a changed setting has a visible effect. */
export const createEffects = (demo: Demo) => {
  const leads = new Map<DemoSite, string>()
  const leadsBefore = (of: DemoSite): string => {
    const before = leads.get(of) ?? leadsOf(of.site.config, of.siteData)
    leads.set(of, before)
    return before
  }
  type ReadConfig = WatchedReads<PublishedSite['config']>
  const readByLeads = new Map<DemoSite, ReadConfig>()
  /** Config reads of forms. */
  const leadReads = (of: DemoSite): ReadConfig => {
    const known = readByLeads.get(of)
    if (known) return known
    const reads = watchReads(of.site.config)
    readByLeads.set(of, reads)
    leadsOf(reads.value, of.siteData)
    return reads
  }
  const readByPages = new Map<DemoPage, ReadConfig>()
  /** The settings that a page reads. Changes of other settings can't affect the page, so they need no rendering. */
  const pageReads = (page: DemoPage): ReadConfig => {
    const known = readByPages.get(page)
    if (known) return known
    const { of, path, route, data } = page
    const reads = watchReads(of.site.config)
    readByPages.set(page, reads)
    matchRoute(reads.value, of.siteData.names, path)
    dataKey(reads.value, route)
    for (const now of momentsOf(of)) pictureOf(page, { config: reads.value, data, now })
    return reads
  }
  const pictures = new Map<string, string>()
  const pictureBefore = (page: DemoPage, now: string): string => {
    const { name, of, data } = page
    const key = `${now} ${name}`
    const picture = pictures.get(key) ?? pictureOf(page, { config: of.site.config, data, now })
    pictures.set(key, picture)
    return picture
  }

  /** A mandatory item shows when a site tries to remove it. */
  const removalOf = ({ of, pointer }: SettingPlace, value: unknown): string => {
    const item = pointer.slice(0, pointer.lastIndexOf('/'))
    const removal = [testLayer(setValue({}, pointer, value)), siteLayer('A site', setValue({}, `${item}/removed`, true))]
    return JSON.stringify(resolveConfig([...of.layers, ...removal]).problems)
  }

  const changesPage = async (page: DemoPage, site: PublishedSite, siteData: SiteData): Promise<boolean> => {
    const { of, path, query, route } = page
    const match = matchRoute(site.config, siteData.names, path)
    if (match.kind !== 'page' || JSON.stringify(match.route) !== JSON.stringify(route)) return true
    const known = dataKey(site.config, route) === dataKey(of.site.config, route)
    const data: PageData | null = known ? { ...page.data, site: siteData } : await demo.load(site, siteData, route, query)
    if (!data) return true
    return momentsOf(of).some((now) => pictureOf(page, { config: site.config, data, now }) !== pictureBefore(page, now))
  }

  const answers = new Map<string, Promise<boolean | null>>()

  return {
    /** Whether another value has a visible effect; null if it is refused. Cached, as list items share alternatives. */
    changes(place: SettingPlace, value: unknown, thoroughness: Thoroughness): Promise<boolean | null> {
      const { pointer, value: changed } = changeAt(place, value)
      const key = JSON.stringify([thoroughness, place.of.site.siteId, pointer, changed])
      const answer = answers.get(key) ?? changesOnce(place, value, thoroughness)
      answers.set(key, answer)
      return answer
    },
  }

  async function changesOnce(place: SettingPlace, value: unknown, thoroughness: Thoroughness): Promise<boolean | null> {
    const { of, pointer } = place
    const changed = changeAt(place, value)
    const site = changedSite(of, setValue({}, changed.pointer, changed.value))
    if (JSON.stringify(valueAt(site.config, changed.pointer)) === JSON.stringify(valueAt(of.site.config, changed.pointer))) return null
    if (pointer.endsWith('/mandatory')) return removalOf(place, value) !== removalOf(place, place.value)
    const listsOthers = JSON.stringify(site.config.stock) !== JSON.stringify(of.site.config.stock)
    const siteData = listsOthers ? await demo.siteDataOf(site) : of.siteData
    const differing = differingPlaces(of.site.config, site.config)
    const matters = (reads: ReadConfig) => listsOthers || reads.anyRead(differing)
    if (matters(leadReads(of)) && leadsOf(site.config, siteData) !== leadsBefore(of)) return true
    const pages = likeliestFirst(await demoPages(demo, of), place)
    for (const page of thoroughness === 'quick' ? pages.slice(0, 2) : pages)
      if (matters(pageReads(page)) && (await changesPage(page, site, siteData))) return true
    return false
  }
}
