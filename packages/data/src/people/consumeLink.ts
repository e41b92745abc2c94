import { appendAudit } from '../audit/appendAudit'
import type { Database } from '../createDatabase'
import type { Transaction } from '../Transaction'
import { enqueueAccountMail, newPersonLink } from './enqueueAccountMail'
import { endSessions } from './sessions/readSession'

/** The user of a link to set a password. */
export interface OpenLink {
  readonly kind: 'invite' | 'reset'
  readonly email: string
  readonly name: string
}

const openLink = async (tx: Transaction, linkId: string, now: string) => {
  const link = await tx.personLink.findFirst({
    where: { id: linkId, usedAt: null, expiresAt: { gt: new Date(now) }, user: { disabled: false } },
    include: { user: { include: { memberships: { take: 1, orderBy: { id: 'asc' } } } } },
  })
  return link
}

/** The user of a valid link; null if it was used, withdrawn, replaced or has expired. */
export const readLink = (db: Database, linkId: string, now: string): Promise<OpenLink | null> =>
  db.platform.transaction(async (tx) => {
    const link = await openLink(tx, linkId, now)
    return link && { kind: link.kind === 'invite' ? 'invite' : 'reset', email: link.user.email, name: link.user.name }
  })

/** Sets a password by a link, once even with concurrent requests. Ends the user's sessions. */
export const consumeLink = (
  db: Database,
  { linkId, passwordHash, now }: { readonly linkId: string; readonly passwordHash: string; readonly now: string },
): Promise<OpenLink | null> =>
  db.platform.transaction(async (tx) => {
    const link = await openLink(tx, linkId, now)
    if (!link) return null
    const { count } = await tx.personLink.updateMany({ where: { id: linkId, usedAt: null }, data: { usedAt: new Date(now) } })
    if (count === 0) return null
    const { user } = link
    const at = new Date(now)
    await tx.user.update({ where: { id: user.id }, data: { passwordHash, activatedAt: user.activatedAt ?? at, demo: false } })
    // Invalidates other open links.
    await tx.personLink.deleteMany({ where: { userId: user.id, usedAt: null } })
    await tx.emailChange.deleteMany({ where: { userId: user.id } })
    await endSessions(tx, user.id)
    const invited = link.kind === 'invite'
    if (!invited) await enqueueAccountMail(tx, user.id, 'passwordChanged', user.name)
    await appendAudit(tx, {
      organisationId: user.memberships[0]?.organisationId ?? null,
      actor: { userId: user.id, name: user.name },
      action: invited ? 'user.join' : 'user.resetPassword',
      target: user.id,
      summary: invited ? `${user.name} accepted the invitation` : `${user.name} chose a new password by email`,
    })
    return { kind: invited ? 'invite' : 'reset', email: user.email, name: user.name }
  })

/** Sends a link to reset the password, or a new invitation if the user hasn't accepted one; nothing for an unknown address. */
export const requestPasswordLink = (db: Database, email: string, now: string): Promise<void> =>
  db.platform.transaction(async (tx) => {
    const user = await tx.user.findUnique({ where: { email: email.trim().toLowerCase() }, include: { memberships: { take: 1 } } })
    if (!user || user.disabled || user.memberships.length === 0) return
    const kind = user.activatedAt ? 'reset' : 'invite'
    await newPersonLink(tx, { userId: user.id, kind, now, authorName: 'Forecourt' })
    await appendAudit(tx, {
      organisationId: user.memberships[0]?.organisationId ?? null,
      actor: { userId: null, name: 'Somebody' },
      action: 'user.forgotPassword',
      target: user.id,
      summary: `Requested a new password for ${user.name}`,
    })
  })
