import { type EstimatedPages, estimatedPages, fewPages } from '@forecourt/rules/forecast/estimatedPages'
import type { Forecast } from '@forecourt/rules/forecast/Forecast'
import { type ComparedPage, groupPages } from '@forecourt/rules/forecast/groupPages'
import { otherRequests } from '../sites/otherRequests'
import { brokenLinks } from './brokenLinks'
import { comparePath } from './comparePath'
import { pageName } from './pageName'
import { findKind, isSameBesides, type Side, toValues } from './Side'

/** Limits of a comparison; times in milliseconds. */
interface Limits {
  /** Epoch; at least one page is compared. */
  readonly endsAt: number
  /** How long a page waits for other requests of the process at most. */
  readonly yieldMs: number
  /** Number of pages at the same time: one is rendered while the data of another is loaded. */
  readonly atOnce: number
}

/** Groups of a forecast; further ones concern single pages. */
const maxGroups = 200

/** Paths in the order in which their pages are compared. */
export interface PlannedPaths {
  readonly paths: readonly string[]
  /** Whether the order is as if drawn at random: the first pages say something about the others. */
  readonly isDrawn: boolean
  /** Whether all of them are compared before any others. */
  readonly comesFirst?: boolean
}

/** Paths of which some were compared, and the number of these whose pages change. */
interface Stratum extends PlannedPaths {
  compared: number
  changed: number
}

interface StratumPage extends Omit<ComparedPage, 'weight'> {
  readonly stratum: Stratum
}

/** The number of changed pages, exact or estimated. */
const countChanged = (strata: readonly Stratum[]): EstimatedPages =>
  estimatedPages(
    strata.flatMap(({ paths: { length: total }, isDrawn, compared, changed }) =>
      isDrawn
        ? [{ total, compared, changed }]
        : [
            { total: compared, compared, changed },
            { total: total - compared, compared: 0, changed: 0 },
          ],
    ),
  )

/**
 * The number of pages that each compared page of a stratum stands for, page by page: whole numbers, which add up to the stratum. A few
 * pages stand only for themselves.
 */
const shareOfStrata = (): ((stratum: Stratum) => number) => {
  const given = new Map<Stratum, number>()
  return (stratum) => {
    if (!stratum.isDrawn || stratum.compared < fewPages) return 1
    const place = given.get(stratum) ?? 0
    given.set(stratum, place + 1)
    const upTo = (count: number) => Math.floor((count * stratum.paths.length) / stratum.compared)
    return upTo(place + 1) - upTo(place)
  }
}

/** A path of each stratum in turn. */
const takeTurns = (strata: readonly Stratum[]): { readonly path: string; readonly stratum: Stratum }[] =>
  Array.from({ length: Math.max(0, ...strata.map(({ paths }) => paths.length)) }, (_, index) =>
    strata.flatMap((stratum) => {
      const path = stratum.paths[index]
      return path === undefined ? [] : [{ path, stratum }]
    }),
  ).flat()

/** Whether no page can differ, as nothing that it could read does: both sides share all of it (`withSharedParts`). */
const isSameSide = (before: Side, after: Side): boolean => {
  const [one, other] = [toValues(before), toValues(after)]
  return before.db === after.db && isSameBesides(before, after) && one.config === other.config && one.data === other.data
}

/**
 * Compares the pages of two sides, those that come first, then one of each stratum in turn, until all are compared, the time is over or
 * the caller aborts (CFG-12). A forecast of some pages is not complete and states bounds of the number of pages that change.
 */
export const compareStrata = async (
  before: Side,
  after: Side,
  given: readonly PlannedPaths[],
  { endsAt, yieldMs, atOnce }: Limits,
  signal?: AbortSignal,
): Promise<Omit<Forecast, 'tookMs'>> => {
  const strata = given.map((planned): Stratum => ({ ...planned, compared: 0, changed: 0 }))
  const inTurn = [...takeTurns(strata.filter(({ comesFirst }) => comesFirst)), ...takeTurns(strata.filter(({ comesFirst }) => !comesFirst))]
  const total = inTurn.length
  if (isSameSide(before, after)) return { checked: total, rendered: 0, total, found: 0, changed: 0, complete: true, bytes: 0, groups: [] }
  const findBroken = brokenLinks(before, after)
  const pages: StratumPage[] = []
  let [next, rendered, inVain, bytes] = [0, 0, 0, 0]
  // Worth its time once pages are rendered twice in vain.
  const followsDerived = () => inVain > rendered / 4
  const compareNext = async (): Promise<void> => {
    for (let turn = inTurn[next]; turn && !(next > 0 && Date.now() > endsAt); turn = inTurn[next]) {
      const { path, stratum } = turn
      const at = next++
      await otherRequests().finished(yieldMs)
      if (signal?.aborted) return
      const { changes, settings, isRendered, before: old, after: now } = await comparePath(before, after, path, followsDerived())
      stratum.compared++
      if (isRendered) rendered++
      if (isRendered && changes.length === 0) inVain++
      if (changes.length > 0) stratum.changed++
      if (old && now) bytes += Buffer.byteLength(now) - Buffer.byteLength(old)
      const broken = now && changes.length > 0 ? findBroken(now) : []
      const kind = findKind(after, path) ?? findKind(before, path) ?? 'car'
      pages[at] = { path, kind, name: changes.length > 0 ? pageName(now ?? old) : '', settings, changes: [...broken, ...changes], stratum }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, compareNext))
  const compared = pages.filter(Boolean)
  const complete = compared.length === total
  const { changed, from, to } = countChanged(strata)
  const weigh = shareOfStrata()
  const weighted = compared.map(({ stratum, ...page }) => ({ ...page, weight: weigh(stratum) }))
  return {
    ...{ checked: compared.length, rendered, total, changed, complete },
    found: compared.filter(({ changes }) => changes.length > 0).length,
    ...(!complete && { bounds: { from, to } }),
    bytes: compared.length === 0 ? 0 : Math.round(bytes / compared.length),
    groups: groupPages(weighted).slice(0, maxGroups),
  }
}
