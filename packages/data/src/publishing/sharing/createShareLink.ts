import type { Actor } from '../../Actor'
import { appendAudit } from '../../audit/appendAudit'
import type { Scope } from '../../createDatabase'
import { type ShareLink, toShareLink } from './ShareLink'
import { newSecret, secretHash } from './secretHash'

export interface NewShareLink {
  readonly siteId: string
  readonly label: string
  readonly days: number
  readonly actor: Actor
  /** ISO in UTC. */
  readonly now: string
}

const dayMs = 86_400_000

/** Makes a link to a site's draft. The secret is given back this once: what is stored can't be turned into it again. */
export const createShareLink = (
  scope: Scope,
  { siteId, label, days, actor, now }: NewShareLink,
): Promise<{ readonly link: ShareLink; readonly secret: string } | null> =>
  scope.transaction(async (tx) => {
    const site = await tx.site.findFirst({ where: { id: siteId }, select: { organisationId: true, name: true } })
    if (!site) return null
    const { organisationId, name } = site
    const secret = newSecret()
    const link = await tx.shareLink.create({
      data: {
        organisationId,
        siteId,
        secretHash: secretHash(secret) ?? '',
        label,
        expiresAt: new Date(Date.parse(now) + days * dayMs),
        authorId: actor.userId,
        authorName: actor.name,
        createdAt: new Date(now),
      },
    })
    await appendAudit(tx, {
      organisationId,
      siteId,
      actor,
      action: 'site.share',
      target: siteId,
      summary: `Made a link to the draft of ${name}${label === '' ? '' : ` for ${label}`}`,
      detail: { linkId: link.id, label, expiresAt: link.expiresAt.toISOString() },
    })
    return { link: toShareLink(link), secret }
  })
