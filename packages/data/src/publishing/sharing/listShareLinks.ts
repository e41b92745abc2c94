import type { Scope } from '../../createDatabase'
import { type ShareLink, toShareLink } from './ShareLink'

const maxRows = 50

/** The links to a site's draft, latest first. */
export const listShareLinks = (scope: Scope, siteId: string): Promise<ShareLink[]> =>
  scope.transaction(async (tx) => {
    const links = await tx.shareLink.findMany({ where: { siteId }, orderBy: [{ createdAt: 'desc' }, { id: 'asc' }], take: maxRows })
    return links.map(toShareLink)
  })
