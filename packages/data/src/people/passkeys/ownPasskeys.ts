import type { Database } from '../../createDatabase'
import { enqueueAccountMail } from '../enqueueAccountMail'
import { auditOwnAccount } from '../ownAccount'

/** A passkey for sign-in. */
interface SignInPasskey {
  readonly id: string
  /** The user's email. */
  readonly email: string
  readonly publicKey: Uint8Array<ArrayBuffer>
  readonly counter: number
}

export const passkeyForSignIn = (db: Database, id: string): Promise<SignInPasskey | null> =>
  db.platform.transaction(async (tx) => {
    const passkey = await tx.passkey.findUnique({ where: { id }, include: { user: { select: { email: true } } } })
    return passkey && { id, email: passkey.user.email, publicKey: passkey.publicKey, counter: Number(passkey.counter) }
  })

/**
 * Stores the signature counter of a passkey. False if its device counts and the counter did not increase, which indicates a cloned passkey.
 * `now` is ISO in UTC.
 */
export const advancePasskeyCounter = (db: Database, id: string, counter: number, now: string): Promise<boolean> =>
  db.platform.transaction(async (tx) => {
    const { count } = await tx.passkey.updateMany({
      where: { id, OR: [{ counter: 0 }, { counter: { lt: counter } }] },
      data: { counter, usedAt: new Date(now) },
    })
    return count > 0
  })

/** A passkey in its user's profile. */
export interface OwnPasskey {
  readonly id: string
  readonly name: string
  /** Whether it syncs to other devices. */
  readonly synced: boolean
  /** ISO in UTC. */
  readonly createdAt: string
  readonly usedAt: string | null
}

const maxPasskeys = 10

export const listPasskeys = (db: Database, userId: string): Promise<readonly OwnPasskey[]> =>
  db.platform.transaction(async (tx) => {
    const rows = await tx.passkey.findMany({ where: { userId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
    return rows.map(({ id, name, synced, createdAt, usedAt }) => ({
      id,
      name,
      synced,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    }))
  })

interface AddedPasskey {
  readonly userId: string
  readonly name: string
  readonly passkey: {
    readonly id: string
    readonly publicKey: Uint8Array<ArrayBuffer>
    readonly counter: number
    readonly transports: readonly string[]
    readonly synced: boolean
  }
  /** ISO in UTC. */
  readonly now: string
}

/** Adds a passkey and queues an email to the user; returns the reason if refused. */
export const addPasskey = (db: Database, { userId, name, passkey, now }: AddedPasskey): Promise<string | null> =>
  db.platform.transaction(async (tx) => {
    // Locks the user, so that concurrent requests can't exceed the limit.
    await tx.$queryRaw`select id from users where id = ${userId} for update`
    if ((await tx.passkey.count({ where: { userId } })) >= maxPasskeys)
      return `You have ${maxPasskeys} passkeys. Remove one you no longer use first.`
    const { count } = await tx.passkey.createMany({
      data: [{ ...passkey, transports: [...passkey.transports], userId, name, createdAt: new Date(now) }],
      skipDuplicates: true,
    })
    if (count === 0) return 'This passkey is already added.'
    const person = await auditOwnAccount(tx, userId, 'user.addPasskey', (who) => `${who} added the passkey “${name}”`)
    await enqueueAccountMail(tx, userId, 'passkeyAdded', person)
    return null
  })

/** Removes a user's own passkey; false if there is none. */
export const removePasskey = (db: Database, userId: string, id: string): Promise<boolean> =>
  db.platform.transaction(async (tx) => {
    const passkey = await tx.passkey.findFirst({ where: { id, userId }, select: { name: true } })
    if (!passkey) return false
    await tx.passkey.delete({ where: { id } })
    const person = await auditOwnAccount(tx, userId, 'user.removePasskey', (who) => `${who} removed the passkey “${passkey.name}”`)
    await enqueueAccountMail(tx, userId, 'passkeyRemoved', person)
    return true
  })
