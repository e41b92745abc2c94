import type { Permission } from '@forecourt/rules/access/permissions'
import { can, roles } from '@forecourt/rules/access/roles'
import type { Prisma } from '../generated/client'

/** Matches memberships with a permission, by a role of ours or one of the organisation's own. */
export const hasPermission = (permission: Permission): Prisma.MembershipWhereInput => ({
  OR: [{ role: { in: roles.filter((role) => can(role, permission)) } }, { ownRole: { is: { permissions: { has: permission } } } }],
})
