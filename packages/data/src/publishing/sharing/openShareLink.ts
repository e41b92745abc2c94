import type { Database } from '../../createDatabase'
import { secretHash } from './secretHash'

export type OpenedLink =
  | {
      readonly state: 'open'
      readonly linkId: string
      readonly siteId: string
      readonly organisationId: string
      readonly hosts: readonly string[]
    }
  /** The link was valid before. */
  | { readonly state: 'expired' }
  | { readonly state: 'revoked' }
  | { readonly state: 'unknown' }

interface LinkQuery {
  /** ISO in UTC. */
  readonly now: string
  /** Whether this request starts a visit. */
  readonly counts: boolean
}

/** Checks whether a share link is valid, on each request. Looks it up by hash, against timing attacks. */
export const openShareLink = async (db: Database, secret: string, { now, counts }: LinkQuery): Promise<OpenedLink> => {
  const hash = secretHash(secret)
  if (hash === null) return { state: 'unknown' }
  return db.platform.transaction(async (tx) => {
    const link = await tx.shareLink.findUnique({
      where: { secretHash: hash },
      include: { site: { select: { status: true, hosts: { where: { verifiedAt: { not: null } }, select: { host: true } } } } },
    })
    if (!link || link.site.status === 'archived') return { state: 'unknown' }
    if (link.revokedAt !== null) return { state: 'revoked' }
    if (link.expiresAt.getTime() <= Date.parse(now)) return { state: 'expired' }
    const { organisationId, siteId, id } = link
    if (counts)
      await tx.shareLink.update({
        where: { organisationId_id: { organisationId, id } },
        data: { opened: { increment: 1 }, lastOpenedAt: new Date(now) },
      })
    return { state: 'open', linkId: id, siteId, organisationId, hosts: link.site.hosts.map(({ host }) => host) }
  })
}
