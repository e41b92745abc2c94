import { matchRoute } from '@forecourt/rules/pages/matchRoute'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** Pages of a kind that are judged in a draft, if the kind has the same settings on each of its pages. */
const pagesOfKind = 4

/** Items spread evenly over a list, with its first. */
const spread = <Item>(items: readonly Item[], limit: number): Item[] =>
  items.length <= limit
    ? [...items]
    : Array.from({ length: limit }, (_, place) => items[Math.floor((place * items.length) / limit)] as Item)

/**
 * Paths that represent a draft (LEG-02): all content pages, whose texts are settings, and some of each other kind. What differs between
 * these is data, such as cars and posts, which is judged with the live version.
 */
export const draftPaths = (paths: readonly string[], config: ResolvedConfig, data: SiteData): string[] => {
  const byKind = new Map<string, string[]>()
  for (const path of paths) {
    const match = matchRoute(config, data.names, path)
    if (match.kind === 'page') byKind.set(match.route.page, [...(byKind.get(match.route.page) ?? []), path])
  }
  return [...byKind].flatMap(([kind, ofKind]) => (kind === 'content' ? ofKind : spread(ofKind, pagesOfKind)))
}
