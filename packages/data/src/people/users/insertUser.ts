import type { RoleId } from '@forecourt/rules/access/roles'
import type { Transaction } from '../../Transaction'

export interface NewUser {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly passwordHash: string | null
  /** Part of the demo data. */
  readonly demo?: boolean
  readonly memberships: readonly { readonly role: RoleId; readonly organisationId?: string; readonly siteId?: string }[]
}

export const insertUser = async (tx: Transaction, { email, memberships, ...user }: NewUser): Promise<void> => {
  await tx.user.create({
    data: {
      ...user,
      email: email.toLowerCase(),
      activatedAt: new Date(),
      memberships: { createMany: { data: memberships.map((membership) => ({ ...membership })) } },
    },
  })
}
