import type { Actor } from '../../Actor'
import { appendAudit } from '../../audit/appendAudit'
import type { Scope } from '../../createDatabase'
import type { ShareLink as Row } from '../../generated/client'
import { newSecret, secretHash } from './secretHash'

/** A share link to a draft for people without an account. Only the link has the secret. */
export interface ShareLink {
  readonly id: string
  readonly label: string
  readonly author: string
  readonly createdAt: string
  readonly expiresAt: string
  /** The instant as on which it shows the site; null for that of each visit. */
  readonly shownAt: string | null
  readonly revokedAt: string | null
  /** Number of visits; further page views within one don't count. */
  readonly opened: number
  readonly lastOpenedAt: string | null
}

const toShareLink = ({ id, label, authorName, createdAt, expiresAt, shownAt, revokedAt, opened, lastOpenedAt }: Row): ShareLink => ({
  id,
  label,
  author: authorName,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  shownAt: shownAt?.toISOString() ?? null,
  revokedAt: revokedAt?.toISOString() ?? null,
  opened,
  lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
})

const maxRows = 50

/** Share links of a site's draft, latest first. */
export const listShareLinks = (scope: Scope, siteId: string): Promise<ShareLink[]> =>
  scope.transaction(async (tx) => {
    const links = await tx.shareLink.findMany({ where: { siteId }, orderBy: [{ createdAt: 'desc' }, { id: 'asc' }], take: maxRows })
    return links.map(toShareLink)
  })

interface Revocation {
  readonly siteId: string
  readonly id: string
  readonly actor: Actor
  /** ISO in UTC. */
  readonly now: string
}

/** Revokes a share link, effective with the next request. Null if there is no such link. */
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

export interface NewShareLink {
  readonly siteId: string
  readonly label: string
  readonly days: number
  /** The instant as on which it shows the site, ISO in UTC; omitted for that of each visit. */
  readonly shownAt?: string | null
  readonly actor: Actor
  /** ISO in UTC. */
  readonly now: string
}

const dayMs = 86_400_000

/** Creates a share link to a site's draft. Returns the secret once: only its hash is stored. */
export const createShareLink = (
  scope: Scope,
  { siteId, label, days, shownAt = null, actor, now }: NewShareLink,
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
        shownAt: shownAt === null ? null : new Date(shownAt),
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
      summary: `Created a link to the draft of ${name}${label === '' ? '' : ` for ${label}`}`,
      detail: { linkId: link.id, label, expiresAt: link.expiresAt.toISOString(), ...(shownAt !== null && { shownAt }) },
    })
    return { link: toShareLink(link), secret }
  })
