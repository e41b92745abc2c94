import type { Database } from '../createDatabase'

export interface User {
  readonly id: string
  readonly email: string
  readonly name: string
  /** Null for people who sign in elsewhere. */
  readonly passwordHash: string | null
  readonly disabled: boolean
  readonly lastSignInAt: string | null
}

/** The person who signs in with an address, however it is capitalised. */
export const userByEmail = (db: Database, email: string): Promise<User | null> =>
  db.platform.transaction(async (tx) => {
    const user = await tx.user.findUnique({ where: { email: email.trim().toLowerCase() } })
    if (!user) return null
    const { id, name, passwordHash, disabled, lastSignInAt } = user
    return { id, email: user.email, name, passwordHash, disabled, lastSignInAt: lastSignInAt?.toISOString() ?? null }
  })
