import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isItemShown } from '@forecourt/schema/switches/shownItems'

/** Where a typed or pasted address leads: a path of the site, also from a full address of its own; another site's address stays as it is. */
export const parsePreviewPath = (typed: string, hosts: readonly string[]): string => {
  const text = typed.trim()
  const address = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : null
  if (address) return hosts.includes(address.hostname) ? address.pathname + address.search : text
  return text.startsWith('/') ? text : `/${text}`
}

interface Looking {
  /** The site's own address; empty for one that has none. */
  readonly site: string
  /** The page in the preview. */
  readonly path: string
  /** Without the question mark. */
  readonly query: string
  readonly draft: ResolvedConfig
  /** What is live; null for a site that never was. */
  readonly live: ResolvedConfig | null
}

/** Where the page in the preview is on the live site; the home page while that one is not live. */
export const livePageAddress = ({ site, path, query, draft, live }: Looking): string => {
  if (site === '') return ''
  const isAt = (config: ResolvedConfig | null) => config?.pages.list.some((page) => page.path === path && isItemShown(page)) ?? false
  const isThere = !draft.pages.list.some((page) => page.path === path) || isAt(live)
  return isThere ? new URL(query === '' ? path : `${path}?${query}`, site).href : site
}
