import { randomBytes } from 'node:crypto'
import type { OwnRole, RoleId } from '@forecourt/rules/access/roles'
import type { Database } from '../../createDatabase'
import type { Prisma } from '../../generated/client'
import type { Transaction } from '../../Transaction'

/** Session timeout without activity. */
export const sessionHours = 12

/** Sessions last seen before this instant have expired. */
const sessionsEndedBefore = (now: string): Date => new Date(Date.parse(now) - sessionHours * 3_600_000)

interface Start {
  readonly userId: string
  /** User agent of the browser. */
  readonly device: string
  /** ISO in UTC. */
  readonly now: string
}

const maxDeviceLength = 300

/** Creates a session and deletes the user's expired ones. Store the id in a cookie that clients can't forge. */
export const startSession = (db: Database, { userId, device, now }: Start): Promise<string> =>
  db.platform.transaction(async (tx) => {
    const id = randomBytes(18).toString('base64url')
    await tx.userSession.deleteMany({ where: { userId, seenAt: { lt: sessionsEndedBefore(now) } } })
    const at = new Date(now)
    await tx.userSession.create({ data: { id, userId, device: device.slice(0, maxDeviceLength), createdAt: at, seenAt: at } })
    return id
  })

/** Ends a user's sessions, push subscriptions and tokens of programs, except one session if given. */
export const endSessions = async (tx: Transaction, userId: string, except?: string): Promise<void> => {
  const others = except === undefined ? undefined : { not: except }
  await tx.userSession.deleteMany({ where: { userId, id: others } })
  await tx.pushDevice.deleteMany({ where: { userId, sessionId: others } })
  await tx.programToken.deleteMany({ where: { userId } })
}

/** Ends one session and its push subscriptions; only the given user's, if any. */
export const endSession = (db: Database, sessionId: string, userId?: string): Promise<boolean> =>
  db.platform.transaction(async (tx) => {
    await tx.pushDevice.deleteMany({ where: { sessionId, userId } })
    return (await tx.userSession.deleteMany({ where: { id: sessionId, userId } })).count > 0
  })

interface UserSessionRow {
  readonly id: string
  readonly device: string
  readonly createdAt: string
  readonly seenAt: string
}

/** A user's active sessions, latest first. */
export const listSessions = (db: Database, userId: string, now: string): Promise<UserSessionRow[]> =>
  db.platform.transaction(async (tx) => {
    const rows = await tx.userSession.findMany({
      where: { userId, seenAt: { gte: sessionsEndedBefore(now) } },
      orderBy: [{ seenAt: 'desc' }, { id: 'asc' }],
    })
    return rows.map(({ id, device, createdAt, seenAt }) => ({
      id,
      device,
      createdAt: createdAt.toISOString(),
      seenAt: seenAt.toISOString(),
    }))
  })

/** A signed-in user, from the current database state. */
export interface SignedInPerson {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly roles: readonly {
    readonly role: RoleId
    /** Definition of one of the organisation's own roles. */
    readonly own: OwnRole | null
    readonly organisationId: string | null
    readonly organisationName: string | null
    readonly siteId: string | null
  }[]
  readonly twoFactor: boolean
  /** Whether one of their organisations requires a second factor. */
  readonly twoFactorRequired: boolean
}

/** What is loaded of a user to tell what they may do. */
export const includedRoles = {
  memberships: {
    include: { organisation: { select: { name: true, requireTwoFactor: true } }, ownRole: true },
    orderBy: { id: 'asc' },
  },
} as const satisfies Prisma.UserInclude

/** A user with their roles; null if the user is disabled or has none. */
export const toSignedInPerson = (user: Prisma.UserGetPayload<{ include: typeof includedRoles }>): SignedInPerson | null => {
  if (user.disabled || user.memberships.length === 0) return null
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    roles: user.memberships.map(({ role, ownRole, organisationId, siteId, organisation }) => ({
      role: role as RoleId,
      own: ownRole,
      organisationId,
      organisationName: organisation?.name ?? null,
      siteId,
    })),
    twoFactor: user.totpConfirmedAt !== null,
    twoFactorRequired: user.memberships.some(({ organisation }) => organisation?.requireTwoFactor),
  }
}

const seenIntervalMs = 5 * 60_000

/** Loads the user of a session, on each request: null at once after sign-out, password change, disabling or loss of the last role. */
export const readSession = (db: Database, sessionId: string, now: string): Promise<SignedInPerson | null> =>
  db.platform.transaction(async (tx) => {
    const session = await tx.userSession.findUnique({
      where: { id: sessionId },
      include: { user: { include: includedRoles } },
    })
    if (!session || session.seenAt < sessionsEndedBefore(now)) return null
    const person = toSignedInPerson(session.user)
    if (!person) return null
    if (Date.parse(now) - session.seenAt.getTime() > seenIntervalMs)
      await tx.userSession.updateMany({ where: { id: sessionId }, data: { seenAt: new Date(now) } })
    return person
  })
