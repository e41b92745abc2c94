import type { Notice } from '@forecourt/rules/leads/inbox/InboxSettings'
import { appendAudit } from '../audit/appendAudit'
import type { Database } from '../createDatabase'
import type { Transaction } from '../Transaction'
import { enqueueAccountMail } from './enqueueAccountMail'
import { endSessions } from './sessions/readSession'

/** Adds an audit entry for a user's change to their own account. Returns their name. */
export const auditOwnAccount = async (tx: Transaction, userId: string, action: string, sentence: (name: string) => string) => {
  const user = await tx.user.findUniqueOrThrow({ where: { id: userId }, include: { memberships: { take: 1, orderBy: { id: 'asc' } } } })
  await appendAudit(tx, {
    organisationId: user.memberships[0]?.organisationId ?? null,
    actor: { userId, name: user.name },
    action,
    target: userId,
    summary: sentence(user.name),
  })
  return user.name
}

/** A user's account in their profile. */
export interface OwnAccount {
  readonly id: string
  readonly name: string
  readonly email: string
  /** Null for users with SSO. */
  readonly passwordHash: string | null
  /** Encrypted; set from the start of the setup. */
  readonly totpSecret: string | null
  readonly twoFactor: boolean
  readonly recoveryCodesLeft: number
  /** Muted notices. */
  readonly mutedNotices: readonly Notice[]
}

export const ownAccount = (db: Database, userId: string): Promise<OwnAccount | null> =>
  db.platform.transaction(async (tx) => {
    const user = await tx.user.findUnique({ where: { id: userId } })
    if (!user) return null
    const { id, name, email, passwordHash, totpSecret, totpConfirmedAt, recoveryCodes } = user
    return {
      ...{ id, name, email, passwordHash, totpSecret },
      twoFactor: totpConfirmedAt !== null,
      recoveryCodesLeft: recoveryCodes.length,
      mutedNotices: user.mutedNotices as Notice[],
    }
  })

export const renameMyself = (db: Database, userId: string, name: string): Promise<void> =>
  db.platform.transaction(async (tx) => {
    const before = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { name: true } })
    await tx.user.update({ where: { id: userId }, data: { name } })
    await auditOwnAccount(tx, userId, 'user.rename', () => `${before.name} is now called ${name}`)
  })

/** Sets the notices that a user mutes. */
export const chooseNotices = (db: Database, userId: string, muted: readonly Notice[]): Promise<void> =>
  db.platform.transaction(async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { mutedNotices: [...muted] } })
    await auditOwnAccount(tx, userId, 'user.chooseNotices', (who) =>
      muted.length === 0 ? `${who} turned on all notifications` : `${who} turned off notifications: ${muted.join(', ')}`,
    )
  })

/** Changes a user's password and ends their other sessions. */
export const changeOwnPassword = (
  db: Database,
  { userId, passwordHash, sessionId }: { readonly userId: string; readonly passwordHash: string; readonly sessionId: string | undefined },
): Promise<void> =>
  db.platform.transaction(async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { passwordHash, demo: false } })
    await tx.personLink.deleteMany({ where: { userId, usedAt: null } })
    await tx.emailChange.deleteMany({ where: { userId } })
    await endSessions(tx, userId, sessionId)
    const name = await auditOwnAccount(tx, userId, 'user.changePassword', (who) => `${who} changed their password`)
    await enqueueAccountMail(tx, userId, 'passwordChanged', name)
  })

/** Stores the secret of an authenticator app during setup; not active before confirmation. */
export const storeTotpSecret = (db: Database, userId: string, sealedSecret: string): Promise<boolean> =>
  db.platform.transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: userId, totpConfirmedAt: null },
      data: { totpSecret: sealedSecret, totpStep: null },
    })
    return count > 0
  })

/** Turns on two-factor sign-in with the first valid code. Ends other sessions, which had none. */
export const confirmTotp = (
  db: Database,
  {
    userId,
    step,
    recoveryCodes,
    sessionId,
    now,
  }: {
    readonly userId: string
    readonly step: number
    /** Hashes. */
    readonly recoveryCodes: readonly string[]
    readonly sessionId: string | undefined
    readonly now: string
  },
): Promise<void> =>
  db.platform.transaction(async (tx) => {
    await tx.user.update({
      where: { id: userId },
      data: { totpConfirmedAt: new Date(now), totpStep: step, recoveryCodes: [...recoveryCodes] },
    })
    await endSessions(tx, userId, sessionId)
    const name = await auditOwnAccount(tx, userId, 'user.twoFactorOn', (who) => `${who} turned on two-factor sign-in`)
    await enqueueAccountMail(tx, userId, 'twoFactorOn', name)
  })

export const removeTotp = (db: Database, userId: string): Promise<void> =>
  db.platform.transaction(async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { totpSecret: null, totpConfirmedAt: null, totpStep: null, recoveryCodes: [] } })
    const name = await auditOwnAccount(tx, userId, 'user.twoFactorOff', (who) => `${who} turned off two-factor sign-in`)
    await enqueueAccountMail(tx, userId, 'twoFactorOff', name)
  })

/** Replaces all recovery codes. */
export const replaceRecoveryCodes = (db: Database, userId: string, hashes: readonly string[]): Promise<void> =>
  db.platform.transaction(async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { recoveryCodes: [...hashes] } })
    await auditOwnAccount(tx, userId, 'user.recoveryCodes', (who) => `${who} created new recovery codes`)
  })

/** Ends a user's other sessions. */
export const endOtherSessions = (db: Database, userId: string, sessionId: string | undefined): Promise<void> =>
  db.platform.transaction(async (tx) => {
    await endSessions(tx, userId, sessionId)
    await auditOwnAccount(tx, userId, 'user.signOutEverywhere', (who) => `${who} signed out everywhere else`)
  })
