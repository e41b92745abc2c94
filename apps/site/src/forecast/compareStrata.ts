import { type EstimatedPages, estimatedPages } from '@forecourt/rules/forecast/estimatedPages'
import type { Forecast } from '@forecourt/rules/forecast/Forecast'
import { type ComparedPage, groupPages } from '@forecourt/rules/forecast/groupPages'
import { otherRequests } from '../server/otherRequests'
import { brokenLinks } from './brokenLinks'
import { comparePath } from './comparePath'
import { pageName } from './pageName'
import { findKind, type Side } from './Side'

/** Limits of a comparison, in milliseconds. */
interface Limits {
  /** Epoch; at least one page is compared. */
  readonly endsAt: number
  /** How long a page waits for other requests of the process at most. */
  readonly yieldMs: number
}

/** Groups of a forecast; further ones concern single pages. */
const maxGroups = 200

/** Paths of which some were compared, and the number of these whose pages change. */
interface Stratum {
  readonly paths: readonly string[]
  compared: number
  changed: number
}

interface StratumPage extends Omit<ComparedPage, 'weight'> {
  readonly stratum: Stratum
}

/** The number of changed pages, exact or estimated. */
const countChanged = (strata: readonly Stratum[]): EstimatedPages =>
  estimatedPages(strata.map(({ paths, compared, changed }) => ({ total: paths.length, compared, changed })))

/**
 * Compares the pages of two sides, one of each stratum in turn, until all are compared, the time is over or the caller aborts (CFG-12). A
 * forecast of some pages is not complete and states bounds of the number of pages that change: the order within a stratum must be one that
 * is as if drawn at random, unless the stratum is compared as a whole.
 */
export const compareStrata = async (
  before: Side,
  after: Side,
  given: readonly (readonly string[])[],
  { endsAt, yieldMs }: Limits,
  signal?: AbortSignal,
): Promise<Omit<Forecast, 'tookMs'>> => {
  const strata = given.map((paths): Stratum => ({ paths, compared: 0, changed: 0 }))
  const inTurn = Array.from({ length: Math.max(0, ...strata.map(({ paths }) => paths.length)) }, (_, index) =>
    strata.flatMap((stratum) => {
      const path = stratum.paths[index]
      return path === undefined ? [] : [{ path, stratum }]
    }),
  ).flat()
  const findBroken = brokenLinks(before, after)
  const pages: StratumPage[] = []
  let [rendered, bytes] = [0, 0]
  for (const { path, stratum } of inTurn) {
    if (pages.length > 0 && Date.now() > endsAt) break
    await otherRequests().finished(yieldMs)
    if (signal?.aborted) break
    const { changes, settings, isRendered, before: old, after: next } = await comparePath(before, after, path)
    stratum.compared++
    if (isRendered) rendered++
    if (changes.length > 0) stratum.changed++
    if (old && next) bytes += next.bytes - old.bytes
    const broken = next && changes.length > 0 ? findBroken(next) : []
    const kind = findKind(after, path) ?? findKind(before, path) ?? 'car'
    pages.push({ path, kind, name: pageName(next ?? old), settings, changes: [...broken, ...changes], stratum })
  }
  const complete = pages.length === inTurn.length
  const { changed, from, to } = countChanged(strata)
  const weighted = pages.map(({ stratum, ...page }) => ({ ...page, weight: Math.round(stratum.paths.length / stratum.compared) }))
  return {
    ...{ checked: pages.length, rendered, total: inTurn.length, changed, complete },
    ...(!complete && { bounds: { from, to } }),
    bytes: pages.length === 0 ? 0 : Math.round(bytes / pages.length),
    groups: groupPages(weighted).slice(0, maxGroups),
  }
}
