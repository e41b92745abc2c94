import type { Database } from '../createDatabase'

/** An account for sign-in. */
export interface Account {
  readonly id: string
  readonly email: string
  readonly name: string
  /** Null for users with SSO, without a password yet, or disabled. */
  readonly passwordHash: string | null
  /** Encrypted; null unless two-factor sign-in is on. */
  readonly totpSecret: string | null
  /** The organisation of audit entries; null for staff. */
  readonly organisationId: string | null
  readonly hasRole: boolean
}

/** The account of an email address, case-insensitive. Runs the same queries whether it exists or not, against timing attacks. */
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
