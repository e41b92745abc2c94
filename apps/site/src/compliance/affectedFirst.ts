import { matchRoute } from '@forecourt/rules/pages/matchRoute'
import { contentHref } from '@forecourt/rules/routing/financeHref'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { sameJson } from '@forecourt/schema/sameJson'
import { shownPages } from '@forecourt/schema/switches/shownItems'

/** Configs before and after a publication. */
interface Publication {
  /** Null before the first. */
  readonly live: ResolvedConfig | null
  readonly draft: ResolvedConfig
  readonly data: SiteData
}

/** Paths of content pages that a draft adds or changes. */
const changedPages = ({ live, draft }: Publication): ReadonlySet<string> => {
  const before = new Map((live ? shownPages(live) : []).map((page) => [page.id, page]))
  return new Set(
    shownPages(draft)
      .filter((page) => !sameJson(page, before.get(page.id)))
      .map((page) => contentHref(draft, page)),
  )
}

/**
 * The order in which pages of a draft are judged, so that a check that runs out of time has judged what matters (LEG-02): pages whose own
 * texts change, then a page of each kind, which have what all pages share, then the others.
 */
export const affectedFirst = (paths: readonly string[], publication: Publication): string[] => {
  const { draft, data } = publication
  const changed = changedPages(publication)
  const kinds = new Set<string>()
  const ranks = paths.map((path) => {
    if (changed.has(path)) return { path, rank: 0 }
    const match = matchRoute(draft, data.names, path)
    const kind = match.kind === 'page' ? match.route.page : ''
    const isFirst = !kinds.has(kind)
    kinds.add(kind)
    return { path, rank: isFirst ? 1 : 2 }
  })
  return ranks.sort((one, other) => one.rank - other.rank).map(({ path }) => path)
}
