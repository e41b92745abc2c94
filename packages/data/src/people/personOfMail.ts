import type { Database } from '../createDatabase'
import { membershipText } from './membershipText'

/** Whom a mail about an account goes to, and what it says of them. */
export interface PersonOfMail {
  readonly email: string
  readonly name: string
  /** Their roles in words. */
  readonly roles: string
}

export interface LinkOfMail extends PersonOfMail {
  readonly kind: 'invite' | 'reset'
  readonly expiresAt: string
  readonly authorName: string
}

/** A person as a mail about their account has them; null when they are gone. */
export const personOfMail = (db: Database, userId: string): Promise<PersonOfMail | null> =>
  db.platform.transaction(async (tx) => {
    const user = await tx.user.findUnique({ where: { id: userId }, include: { memberships: { orderBy: { id: 'asc' } } } })
    if (!user) return null
    const memberships = user.memberships.map(({ role, ...place }) => ({ ...place, role: role as never }))
    return { email: user.email, name: user.name, roles: await membershipText(tx, memberships) }
  })

/** A link with whom it goes to; null when it was withdrawn or replaced meanwhile. */
export const linkOfMail = async (db: Database, linkId: string): Promise<LinkOfMail | null> => {
  const link = await db.platform.transaction((tx) => tx.personLink.findFirst({ where: { id: linkId, usedAt: null } }))
  const person = link && (await personOfMail(db, link.userId))
  if (!link || !person) return null
  return {
    ...person,
    kind: link.kind === 'invite' ? 'invite' : 'reset',
    expiresAt: link.expiresAt.toISOString(),
    authorName: link.authorName,
  }
}
