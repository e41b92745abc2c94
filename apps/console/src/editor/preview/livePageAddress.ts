import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isItemShown } from '@forecourt/schema/switches/shownItems'

/** Parses an entered address: a path of the site, also from a full URL of one of its hosts. Another site's URL is returned unchanged. */
export const parsePreviewPath = (entered: string, hosts: readonly string[]): string => {
  const text = entered.trim()
  const address = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : null
  if (address) return hosts.includes(address.hostname) ? address.pathname + address.search : text
  return text.startsWith('/') ? text : `/${text}`
}

interface PageQuery {
  /** The site's base URL; empty without one. */
  readonly site: string
  /** The path of the previewed page. */
  readonly path: string
  /** Without the question mark. */
  readonly query: string
  readonly draft: ResolvedConfig
  /** The live config; null before the site's first publication. */
  readonly live: ResolvedConfig | null
}

/** The live URL of the previewed page; the home page while that page isn't live. Empty for a site that never was live. */
export const livePageAddress = ({ site, path, query, draft, live }: PageQuery): string => {
  if (site === '' || live === null) return ''
  const isThere =
    !draft.pages.list.some((page) => page.path === path) || live.pages.list.some((page) => page.path === path && isItemShown(page))
  return isThere ? new URL(query === '' ? path : `${path}?${query}`, site).href : site
}
