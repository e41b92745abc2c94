import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { reservedPaths } from './reservedPaths'

/** A content page that shoppers could never reach, and why. */
export interface PathClash {
  readonly pageId: string
  readonly path: string
  readonly reason: string
}

const financePaths: readonly string[] = ['/finance', '/finance-enquiry', '/apply-for-finance']

/** Names the content pages whose path belongs to another page; a publish fails on them (RTE-14, RTE-19). */
export const pathClashes = (config: Pick<ResolvedConfig, 'pages'>): PathClash[] => {
  const shown = config.pages.list.filter((page) => page.shown)
  const hasFinance = shown.some((page) => page.id === 'finance')
  return shown.flatMap((page, index) => {
    const reserved =
      reservedPaths.find((path) => page.path === path || page.path.startsWith(`${path}/`)) ??
      (page.path.startsWith('/contact-us/') ? '/contact-us/…' : undefined)
    const earlier = shown.slice(0, index).find((other) => other.path === page.path)
    const reason = reserved
      ? `“${page.title}” can't use ${page.path}: ${reserved} is a page of the platform.`
      : hasFinance && page.id !== 'finance' && financePaths.includes(page.path)
        ? `“${page.title}” can't use ${page.path}: it leads to the finance page.`
        : earlier && `“${page.title}” can't use ${page.path}: “${earlier.title}” already does.`
    return reason ? [{ pageId: page.id, path: page.path, reason }] : []
  })
}
