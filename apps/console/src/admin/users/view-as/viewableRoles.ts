import { permissions } from '@forecourt/rules/access/permissions'
import { can, type Role, roles } from '@forecourt/rules/access/roles'
import type { Me } from '../../../client/Records'

/** Roles that a user can view the console as: others than their own, without permissions that they don’t have (AUTH-10). */
export const viewableRoles = (me: Pick<Me, 'permissions' | 'roles'>): readonly Role[] =>
  roles.filter(
    (role) => !me.roles.includes(role) && permissions.every((permission) => !can(role, permission) || me.permissions.includes(permission)),
  )
