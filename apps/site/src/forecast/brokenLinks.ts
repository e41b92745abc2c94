import type { PageChange } from '@forecourt/rules/forecast/comparePages'
import { matchRoute } from '@forecourt/rules/pages/matchRoute'
import { findKind, type Side } from './Side'

/** A link to a page of the site: its path. Files have a dot in their names. */
const internalLink = /<a\b[^>]*?\shref="(\/(?!\/)[^".?#]*)(?:[?#][^"]*)?"/g

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
  return (html: string): PageChange[] =>
    [...new Set([...html.matchAll(internalLink)].map(([, path = '']) => path))]
      .filter(isBroken)
      .map((path) => ({ kind: 'brokenLink', sentence: `A link leads to ${path}, which will not exist` }))
}
