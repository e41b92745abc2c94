import type { Role } from './roles'

const names = {
  platformAdmin: 'Platform admin',
  onboarder: 'Onboarder',
  groupManager: 'Group manager',
  publisher: 'Publisher',
  editor: 'Editor',
  leadHandler: 'Lead handler',
  auditor: 'Auditor',
} as const satisfies Record<Role, string>

/** A role in words (AUTH-10). */
export const roleName = (role: Role): string => names[role]
