import type { Role } from '@forecourt/rules/access/roles'
import type { Transaction } from '../Transaction'
import type { PersonMembership } from './PersonMembership'

/** A person who is about to be changed, held until the transaction ends. */
export interface PersonForChange {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly disabled: boolean
  readonly activated: boolean
  readonly memberships: readonly (PersonMembership & { readonly id: string })[]
}

/**
 * A person with their roles, while nobody else changes anybody's: two managers who demote each other at the same moment would
 * otherwise leave none.
 */
export const personForChange = async (tx: Transaction, userId: string): Promise<PersonForChange | null> => {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('people'))`
  const user = await tx.user.findUnique({ where: { id: userId }, include: { memberships: { orderBy: { id: 'asc' } } } })
  if (!user) return null
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    disabled: user.disabled,
    activated: user.activatedAt !== null,
    memberships: user.memberships.map(({ id, role, organisationId, siteId }) => ({ id, role: role as Role, organisationId, siteId })),
  }
}
