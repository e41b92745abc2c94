import type { Role } from '@forecourt/rules/access/roles'
import type { Database } from '../../createDatabase'
import { sessionsEndedBefore } from './sessionHours'

/** A person who is signed in, as the database knows them at this moment. */
export interface SignedInPerson {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly roles: readonly {
    readonly role: Role
    readonly organisationId: string | null
    readonly organisationName: string | null
    readonly siteId: string | null
  }[]
  readonly twoFactor: boolean
  /** One of their organisations asks for a second factor. */
  readonly twoFactorRequired: boolean
}

const seenAgainMs = 5 * 60_000

/**
 * Whose session it is, asked with each request: null at once when they signed out, chose another password, were disabled or lost
 * their last role.
 */
export const readSession = (db: Database, sessionId: string, now: string): Promise<SignedInPerson | null> =>
  db.platform.transaction(async (tx) => {
    const session = await tx.userSession.findUnique({
      where: { id: sessionId },
      include: {
        user: {
          include: {
            memberships: { include: { organisation: { select: { name: true, requireTwoFactor: true } } }, orderBy: { id: 'asc' } },
          },
        },
      },
    })
    if (!session || session.seenAt < sessionsEndedBefore(now)) return null
    const { user } = session
    if (user.disabled || user.memberships.length === 0) return null
    if (Date.parse(now) - session.seenAt.getTime() > seenAgainMs)
      await tx.userSession.updateMany({ where: { id: sessionId }, data: { seenAt: new Date(now) } })
    return {
      id: user.id,
      name: user.name,
      email: user.email,
      roles: user.memberships.map(({ role, organisationId, siteId, organisation }) => ({
        role: role as Role,
        organisationId,
        organisationName: organisation?.name ?? null,
        siteId,
      })),
      twoFactor: user.totpConfirmedAt !== null,
      twoFactorRequired: user.memberships.some(({ organisation }) => organisation?.requireTwoFactor),
    }
  })
