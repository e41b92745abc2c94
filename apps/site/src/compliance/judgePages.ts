import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Judgement } from '@forecourt/data/compliance/storedFindings'
import { listedPaths } from '@forecourt/data/pages/listedPaths'
import { pastPrices } from '@forecourt/data/stock/history/pastPrices'
import { countedCars } from '@forecourt/data/stock/search/listedCars'
import { createJudge } from '@forecourt/rules/compliance/createJudge'
import type { Car } from '@forecourt/rules/entities/Car'
import { matchRoute } from '@forecourt/rules/pages/matchRoute'
import { carHref } from '@forecourt/rules/routing/carHref'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { loadSitePage } from '../page/loadSitePage'
import { writeSitePage } from '../page/writeSitePage'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { siteRegistry } from '../sites/siteRegistry'
import { unpublishedSite } from '../sites/unpublishedSite'
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
}

/** Pages besides cars that are judged; cars are sampled by kind in a draft, and all judged when live. */
const maxPaths = 200
const maxDraftCars = 16
const maxLiveCars = 500

/** Time limit of a judgement, in milliseconds. */
const timeoutMs = { draft: 20_000, live: 45_000 }

type JudgedFinding = Judgement['findings'][number]

interface JudgedSite extends Pick<JudgedVersion, 'draft' | 'carIds'> {
  readonly live: LiveSite
  readonly data: SiteData
  readonly cars: readonly Car[]
  /** ISO in UTC. */
  readonly now: string
  /** Epoch milliseconds. */
  readonly endsAt: number
}

const judgeAll = async ({ live, data, cars, draft, carIds, now, endsAt }: JudgedSite): Promise<Judgement> => {
  const { published } = live
  const { config, organisationId } = published
  const judgedCars = carIds
    ? cars.filter(({ id }) => carIds.includes(id))
    : draft
      ? oneOfEachKind(cars, maxDraftCars)
      : cars.slice(0, maxLiveCars)
  const reduced = judgedCars.filter(({ beforePriceCents }) => beforePriceCents !== null).map(({ id }) => id)
  const pastPricesByCar = await pastPrices(database(), organisationId, reduced)
  const judge = createJudge({ config, site: data, now, cars })
  const listed = carIds ? [] : await listedPaths(database(), published, data, now)
  const chosen = draft ? draftPaths(listed, config, data) : listed
  const paths = [...chosen.slice(0, maxPaths), ...judgedCars.map(carHref)]
  const findings = new Map<string, JudgedFinding>()
  let judged = 0
  for (const path of paths) {
    if (Date.now() > endsAt) return { judged, complete: false, findings: [...findings.values()] }
    await nextTurn()
    const match = matchRoute(config, data.names, path)
    if (match.kind !== 'page') continue
    const page = await loadSitePage({ live, data }, { route: match.route, query: '', isPrivate: false }, null)
    if (!page.found) continue
    const { body: html } = writeSitePage(page, { kind: 'page', route: match.route, query: '', isPrivate: false, gated: false })
    const car = page.data.page === 'car' ? page.data.car : null
    judged++
    for (const finding of judge.page({ path, html, car, pastPricesCents: (car && pastPricesByCar.get(car.id)) ?? null })) {
      const key = `${finding.rule} ${finding.phrase}`
      const known = findings.get(key)
      findings.set(key, known ? { ...known, pages: known.pages + 1 } : { ...finding, path, pages: 1, carId: car?.id ?? null })
    }
  }
  return { judged, complete: true, findings: [...findings.values()] }
}

/**
 * Renders the pages of a site and judges them by the compliance rules (LEG-02): of its draft or a publish request, with some pages of
 * each kind, or of its live version, with all pages. Null if there is no such site. Other requests are served between pages. Pages that are
 * not judged within the time limit are left out, which the result says.
 */
export const judgePages = async (siteId: string, { draft, requestId, config: given, carIds }: JudgedVersion): Promise<Judgement | null> => {
  const now = new Date().toISOString()
  const endsAt = Date.now() + (draft ? timeoutMs.draft : timeoutMs.live)
  const live = draft
    ? await unpublishedSite(siteId, { requestId, config: given, withLocationDrafts: given === undefined }, now)
    : await siteRegistry().byId(siteId)
  if (!live) return null
  const data = await live.siteData()
  const { cars } = await countedCars(database(), live.published, now)
  const judged: JudgedSite = { live, data, cars, draft, carIds, now, endsAt }
  return draft && !carIds ? recentJudgement(siteId, [live.published, data, cars], () => judgeAll(judged)) : judgeAll(judged)
}
