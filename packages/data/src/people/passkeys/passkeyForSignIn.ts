import type { Database } from '../../createDatabase'

/** What signing in with a passkey needs to know of it. */
export interface SignInPasskey {
  readonly id: string
  /** Of its person. */
  readonly email: string
  readonly publicKey: Uint8Array<ArrayBuffer>
  readonly counter: number
}

export const passkeyForSignIn = (db: Database, id: string): Promise<SignInPasskey | null> =>
  db.platform.transaction(async (tx) => {
    const passkey = await tx.passkey.findUnique({ where: { id }, include: { user: { select: { email: true } } } })
    return passkey && { id, email: passkey.user.email, publicKey: passkey.publicKey, counter: Number(passkey.counter) }
  })

/** Remembers that a passkey signed. False where its device counts and has signed since, so that this is a copy. `now` is ISO in UTC. */
export const takePasskeyCounter = (db: Database, id: string, counter: number, now: string): Promise<boolean> =>
  db.platform.transaction(async (tx) => {
    const { count } = await tx.passkey.updateMany({
      where: { id, OR: [{ counter: 0 }, { counter: { lt: counter } }] },
      data: { counter, usedAt: new Date(now) },
    })
    return count > 0
  })
