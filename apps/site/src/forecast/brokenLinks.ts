import type { PageChange } from '@forecourt/rules/forecast/comparePages'
import type { PageFacts } from '@forecourt/rules/forecast/parsePageFacts'
import { matchRoute } from '@forecourt/rules/pages/matchRoute'
import { findKind, type Side } from './Side'

/** Links of a page to paths that have no page any more. */
export const brokenLinks = (before: Side, after: Side) => {
  const { live, data } = after
  const known = new Map<string, boolean>()
  const isBroken = (path: string): boolean => {
    const found =
      known.get(path) ?? (matchRoute(live.published.config, data.names, path).kind === 'notFound' && findKind(before, path) !== null)
    known.set(path, found)
    return found
  }
  return ({ links }: PageFacts): PageChange[] =>
    [...new Set(links.flatMap(({ href }) => (/^\/(?!\/)[^.]*$/.test(href) ? [href.replace(/[?#].*$/, '')] : [])))]
      .filter((path) => path !== '' && isBroken(path))
      .map((path) => ({ kind: 'brokenLink', sentence: `A link leads to ${path}, which will not exist` }))
}
