import { resolveConfig } from '@forecourt/schema/resolveConfig'
import type { Database } from '../../createDatabase'
import { siteLayer } from '../../sites/lockDraft'
import type { RenderedSite } from '../../sites/RenderedSite'
import { siteForEditing } from '../siteForEditing'
import { secretHash } from './secretHash'

/** A draft as a visitor of a share link sees it. */
export interface SharedDraft {
  readonly site: RenderedSite
  readonly name: string
  /** Primary first; empty if it has none. */
  readonly hosts: readonly string[]
  readonly author: string
  readonly expiresAt: string
  /** The instant as on which the link shows the site; null for that of the request. */
  readonly shownAt: string | null
}

/** The current draft of a share link; invalid values fall back to the weaker layers. Null if the link is invalid. */
export const sharedDraft = async (db: Database, secret: string, now: string): Promise<SharedDraft | null> => {
  const hash = secretHash(secret)
  if (hash === null) return null
  const link = await db.platform.transaction((tx) => tx.shareLink.findUnique({ where: { secretHash: hash } }))
  if (!link || link.revokedAt !== null || link.expiresAt.getTime() <= Date.parse(now)) return null
  const { siteId, organisationId, authorName, expiresAt, shownAt } = link
  const editing = await siteForEditing(db.forOrganisation(organisationId), siteId)
  if (!editing) return null
  const { site, layers, draft, dealershipIds } = editing
  const { config } = resolveConfig([...layers, siteLayer(site.name, draft.values)])
  return {
    site: { siteId, organisationId, slug: site.slug, dealershipIds, config },
    name: site.name,
    hosts: site.hosts,
    author: authorName,
    expiresAt: expiresAt.toISOString(),
    shownAt: shownAt?.toISOString() ?? null,
  }
}
