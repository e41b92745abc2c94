/** The console's roles (AUTH-10): the first two are platform staff, the others belong to an organisation or to one site of it. */
export const roles = ['platformAdmin', 'onboarder', 'groupManager', 'publisher', 'editor', 'leadHandler', 'auditor'] as const
export type Role = (typeof roles)[number]

/** Roles of the platform's own staff, who work on all sites (AUTH-10). */
export const staffRoles = ['platformAdmin', 'onboarder'] as const satisfies readonly Role[]
