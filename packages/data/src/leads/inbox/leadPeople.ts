import { can } from '@forecourt/rules/access/can'
import { type Role, roles } from '@forecourt/rules/access/roles'
import type { Scope } from '../../createDatabase'
import type { Transaction } from '../../Transaction'

/** Somebody who can answer shoppers. */
export interface LeadPerson {
  readonly id: string
  readonly name: string
}

/** Roles that let somebody answer shoppers. */
export const answeringRoles = roles.filter((role) => can(role, 'lead.update'))

/** Who of an organisation can work on leads of some sites, by name: those of the whole organisation and of one of the sites. */
export const leadPeople = async (tx: Transaction, organisationId: string, siteIds: readonly string[] | null): Promise<LeadPerson[]> => {
  const members = await tx.membership.findMany({
    where: {
      organisationId,
      role: { in: answeringRoles as Role[] },
      OR: [{ siteId: null }, ...(siteIds === null ? [{}] : [{ siteId: { in: [...siteIds] } }])],
      user: { disabled: false },
    },
    select: { user: { select: { id: true, name: true } } },
  })
  const people = new Map(members.map(({ user }) => [user.id, user]))
  return [...people.values()].sort((one, other) => one.name.localeCompare(other.name) || one.id.localeCompare(other.id))
}

/** Who can work on a conversation. */
export const peopleFor = (scope: Scope, id: string): Promise<LeadPerson[]> =>
  scope.transaction(async (tx) => {
    const found = await tx.conversation.findFirst({ where: { id }, select: { organisationId: true, siteIds: true } })
    return found ? leadPeople(tx, found.organisationId, found.siteIds) : []
  })
