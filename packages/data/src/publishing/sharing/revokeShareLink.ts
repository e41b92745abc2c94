import type { Actor } from '../../Actor'
import { appendAudit } from '../../audit/appendAudit'
import type { Scope } from '../../createDatabase'
import { type ShareLink, toShareLink } from './ShareLink'

export interface Revocation {
  readonly siteId: string
  readonly id: string
  readonly actor: Actor
  /** ISO in UTC. */
  readonly now: string
}

/** Ends a link to a draft for good; the next look at it is refused. Null when there is no such link. */
export const revokeShareLink = (scope: Scope, { siteId, id, actor, now }: Revocation): Promise<ShareLink | null> =>
  scope.transaction(async (tx) => {
    const link = await tx.shareLink.findFirst({ where: { id, siteId } })
    if (!link) return null
    if (link.revokedAt !== null) return toShareLink(link)
    const { organisationId, label } = link
    const revoked = await tx.shareLink.update({
      where: { organisationId_id: { organisationId, id } },
      data: { revokedAt: new Date(now) },
    })
    await appendAudit(tx, {
      organisationId,
      siteId,
      actor,
      action: 'site.unshare',
      target: siteId,
      summary: `Revoked the link to the draft${label === '' ? '' : ` for ${label}`}`,
      detail: { linkId: id, label },
    })
    return toShareLink(revoked)
  })
