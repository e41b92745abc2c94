import { grantedRoleName, isOwnRole, type RoleId } from '@forecourt/rules/access/roles'
import type { Transaction } from '../Transaction'

/** A role on the whole platform (staff), in one organisation, or on one of its sites. */
export interface PersonMembership {
  readonly role: RoleId
  readonly organisationId: string | null
  readonly siteId: string | null
}

/** Result of a change to a user; a refusal has a message for the actor. */
export type PersonResult<Given = object> = ({ readonly ok: true } & Given) | { readonly ok: false; readonly message: string }

/** Roles as text: `Stock of Saltbush Motors, Marketing on Geelong Mazda`. */
export const membershipText = async (tx: Transaction, memberships: readonly PersonMembership[]): Promise<string> => {
  const organisationIds = memberships.flatMap(({ organisationId }) => organisationId ?? [])
  const siteIds = memberships.flatMap(({ siteId }) => siteId ?? [])
  const organisations = await tx.organisation.findMany({ where: { id: { in: organisationIds } }, select: { id: true, name: true } })
  const sites = await tx.site.findMany({ where: { id: { in: siteIds } }, select: { id: true, name: true } })
  const owned = await tx.organisationRole.findMany({
    where: {
      organisationId: { in: organisationIds },
      id: { in: memberships.flatMap(({ role }) => (isOwnRole(role) ? role.slice('own:'.length) : [])) },
    },
  })
  const roleName = ({ role, organisationId }: PersonMembership) =>
    grantedRoleName({ role, own: owned.find((own) => own.organisationId === organisationId && role === `own:${own.id}`) ?? null })
  const nameIn = (rows: readonly { readonly id: string; readonly name: string }[], id: string) =>
    rows.find((row) => row.id === id)?.name ?? id
  return memberships
    .map((membership) => {
      const { organisationId, siteId } = membership
      if (siteId !== null) return `${roleName(membership)} on ${nameIn(sites, siteId)}`
      return organisationId === null
        ? `${roleName(membership)} of Forecourt`
        : `${roleName(membership)} of ${nameIn(organisations, organisationId)}`
    })
    .join(', ')
}
