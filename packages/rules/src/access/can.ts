import { type Permission, permissionTable } from './permissions'
import type { Role } from './roles'

const granted: ReadonlySet<string> = new Set(
  permissionTable.filter(({ allowed }) => allowed).map(({ role, permission }) => `${role} ${permission}`),
)

/** Says whether a role may do something; whatever the permission table doesn't allow is denied (AUTH-10). */
export const can = (role: Role, permission: Permission): boolean => granted.has(`${role} ${permission}`)
