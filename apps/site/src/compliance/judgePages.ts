import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Judgement } from '@forecourt/data/compliance/storedFindings'
import { listedPaths } from '@forecourt/data/pages/listedPaths'
import { recordedAskedPrices } from '@forecourt/data/stock/history/askedPricesOfCars'
import { countedCars } from '@forecourt/data/stock/search/listedCars'
import { type PagedCar, pagedCars } from '@forecourt/data/stock/search/pagedCars'
import { createJudge } from '@forecourt/rules/compliance/createJudge'
import { wasNeverAsked } from '@forecourt/rules/compliance/price/wasNeverAsked'
import type { Car } from '@forecourt/rules/entities/Car'
import { matchRoute } from '@forecourt/rules/pages/matchRoute'
import { carHref } from '@forecourt/rules/routing/carHref'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { loadSitePage } from '../page/loadSitePage'
import { writePageDocument } from '../page/writeSitePage'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { siteRegistry } from '../sites/siteRegistry'
import { unpublishedSite } from '../sites/unpublishedSite'
import { affectedFirst } from './affectedFirst'
import { draftPaths } from './draftPaths'
import { oneOfEachKind } from './oneOfEachKind'
import { recentJudgement } from './recentJudgement'

/** The version that is judged: live, or the draft, a publish request or a config. */
export interface JudgedVersion {
  readonly draft: boolean
  /** The publish request that is judged instead of the draft. */
  readonly requestId?: string
  /** The config that is judged instead of the draft. */
  readonly config?: ResolvedConfig
  /** Judges the pages of these cars only. */
  readonly carIds?: readonly string[]
  /** Goes on after this page of the live version: `next` of the judgement before. */
  readonly after?: string
}

/** Cars are sampled by kind in a draft, and all judged when live. */
const maxDraftCars = 16
const maxInvented = 4

/** Number of pages of a draft before its first car. */
const carAfter = 8

/** Time limit of a judgement, in milliseconds. */
const timeoutMs = { draft: 20_000, live: 45_000 }

type JudgedFinding = Judgement['findings'][number]

interface JudgedSite extends Pick<JudgedVersion, 'draft' | 'carIds' | 'after'> {
  readonly live: LiveSite
  /** The config of the live version, with which a draft is compared; null before the first. */
  readonly before: ResolvedConfig | null
  readonly data: SiteData
  readonly cars: readonly Car[]
  /** ISO in UTC. */
  readonly now: string
  /** Epoch milliseconds. */
  readonly endsAt: number
}

interface PlannedPages {
  readonly cars: readonly PagedCar[]
  /**
   * Paths with the rank of their list, `0` for pages and `1` for cars. Those of a live site are sorted: a car that comes or goes moves no
   * other page. A draft begins with what changes.
   */
  readonly positions: readonly string[]
  /** Number of all pages. */
  readonly total: number
}

/** The prices that those cars were asked for that have a previous price, by car id; unrecorded ones are omitted. */
const recordedPrices = (organisationId: string, cars: readonly PagedCar[], now: string) => {
  const carIds = cars.filter(({ beforePriceCents }) => beforePriceCents !== null).map(({ id }) => id)
  return recordedAskedPrices(database(), { organisationId, carIds, now })
}

/** The sample of a draft: a car of each kind, and the first ones with a previous price that was never asked, which no kind shows. */
const sampledCars = async (organisationId: string, cars: readonly Car[], now: string): Promise<Car[]> => {
  const recorded = await recordedPrices(organisationId, cars, now)
  const invented = cars.filter(({ id, beforePriceCents }) => wasNeverAsked({ beforePriceCents, pastPricesCents: recorded.get(id) ?? null }))
  return [...new Set([...oneOfEachKind(cars, maxDraftCars), ...invented.slice(0, maxInvented)])]
}

/** The pages to judge: all live ones, those of some cars, or the sample of a draft. Pages of sold cars are left out. */
const plannedPages = async ({ live, before, data, cars, draft, carIds, now }: JudgedSite): Promise<PlannedPages> => {
  const { published } = live
  const paged = (await pagedCars(database(), published)).filter(({ status }) => status !== 'sold')
  const listed = await listedPaths(database(), published, data, now)
  const ofCars = (chosen: readonly PagedCar[], paths: readonly string[], total: number): PlannedPages => ({
    ...{ cars: chosen, total },
    positions: [...paths.map((path) => `0${path}`), ...chosen.map((car) => `1${carHref(car)}`)].toSorted(),
  })
  if (carIds) {
    const chosen = new Set(carIds)
    const found = paged.filter(({ id }) => chosen.has(id))
    return ofCars(found, [], found.length)
  }
  const total = listed.length + paged.length
  if (!draft) return ofCars(paged, listed, total)
  const sample = await sampledCars(published.organisationId, cars, now)
  const paths = affectedFirst(draftPaths(listed, published.config, data), { live: before, draft: published.config, data })
  // Cars show no texts of content pages, so one of them comes after these.
  const [first, ...others] = sample.map((car) => `1${carHref(car)}`)
  const pages = paths.map((path) => `0${path}`)
  return { cars: sample, total, positions: [...pages.slice(0, carAfter), ...(first ? [first] : []), ...pages.slice(carAfter), ...others] }
}

const judgeAll = async (site: JudgedSite): Promise<Judgement> => {
  const { live, data, cars, draft, after = '', now, endsAt } = site
  const { config, organisationId } = live.published
  const planned = await plannedPages(site)
  const pastPricesByCar = await recordedPrices(organisationId, planned.cars, now)
  const judge = createJudge({ config, site: data, now, cars })
  const findings = new Map<string, JudgedFinding>()
  let judged = 0
  const resultAt = (next: string | null): Judgement => ({
    ...{ judged, total: planned.total, complete: next === null, next },
    findings: [...findings.values()],
  })
  const positions = draft ? planned.positions : planned.positions.filter((position) => position > after)
  for (const position of positions) {
    await nextTurn()
    const path = position.slice(1)
    const match = matchRoute(config, data.names, path)
    if (match.kind !== 'page') continue
    const page = await loadSitePage({ live, data }, { route: match.route, query: '', isPrivate: false }, null)
    if (!page.found) continue
    const { html } = writePageDocument(page)
    const car = page.data.page === 'car' ? page.data.car : null
    judged++
    for (const finding of judge.page({ path, html, car, pastPricesCents: (car && pastPricesByCar.get(car.id)) ?? null })) {
      const key = `${finding.rule} ${finding.phrase}`
      const known = findings.get(key)
      findings.set(key, known ? { ...known, pages: known.pages + 1 } : { ...finding, path, pages: 1, carId: car?.id ?? null })
    }
    // After a page, so that each part of a judgement makes progress.
    if (Date.now() > endsAt && position !== positions.at(-1)) return resultAt(position)
  }
  return resultAt(null)
}

/**
 * Renders the pages of a site and judges them by the compliance rules (LEG-02): of its draft or a publish request, with some pages of
 * each kind, or of its live version, with all pages. Null if there is no such site. Other requests are served between pages. The result
 * states of how many pages these are a part, and after the time limit where to go on.
 */
export const judgePages = async (
  siteId: string,
  { draft, requestId, config: given, carIds, after }: JudgedVersion,
): Promise<Judgement | null> => {
  const now = new Date().toISOString()
  const endsAt = Date.now() + (draft ? timeoutMs.draft : timeoutMs.live)
  const live = draft
    ? await unpublishedSite(siteId, { requestId, config: given, withLocationDrafts: given === undefined }, now)
    : await siteRegistry().byId(siteId)
  if (!live) return null
  const data = await live.siteData()
  const { cars } = await countedCars(database(), live.published, now)
  const before = draft ? ((await siteRegistry().byId(siteId))?.published.config ?? null) : null
  const judged: JudgedSite = { live, before, data, cars, draft, carIds, after, now, endsAt }
  return draft && !carIds ? recentJudgement(siteId, [live.published, data, cars], () => judgeAll(judged)) : judgeAll(judged)
}
