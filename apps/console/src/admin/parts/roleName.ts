import type { Role } from '@forecourt/rules/access/roles'

const names = {
  platformAdmin: 'Platform admin',
  onboarder: 'Onboarder',
  groupManager: 'Group manager',
  publisher: 'Publisher',
  editor: 'Editor',
  leadHandler: 'Lead handler',
  auditor: 'Auditor',
} as const satisfies Record<Role, string>

/** A role in words. */
export const roleName = (role: Role): string => names[role]
