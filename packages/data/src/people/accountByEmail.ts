import type { Database } from '../createDatabase'

/** What signing in needs to know of a person. */
export interface Account {
  readonly id: string
  readonly email: string
  readonly name: string
  /** Null for people who sign in elsewhere or have not chosen one, and for those who are disabled. */
  readonly passwordHash: string | null
  /** Sealed; null unless a second factor is on. */
  readonly totpSecret: string | null
  /** Where what they do is written down; null for staff. */
  readonly organisationId: string | null
  readonly hasRole: boolean
}

/** The person who signs in with an address, however it is capitalised. It asks the same of the database whether there is one or not. */
export const accountByEmail = (db: Database, email: string): Promise<Account | null> =>
  db.platform.transaction(async (tx) => {
    const address = email.trim().toLowerCase()
    const user = await tx.user.findUnique({ where: { email: address } })
    const memberships = await tx.membership.findMany({ where: { user: { email: address } }, orderBy: { id: 'asc' }, take: 1 })
    if (!user) return null
    return {
      id: user.id,
      email: user.email,
      name: user.name,
      passwordHash: user.disabled ? null : user.passwordHash,
      totpSecret: user.totpConfirmedAt === null ? null : user.totpSecret,
      organisationId: memberships[0]?.organisationId ?? null,
      hasRole: memberships.length > 0 && !user.disabled,
    }
  })
