/** The console's roles (AUTH-10): the first two are platform staff, the others belong to an organisation or to one site of it. */
export const roles = ['platformAdmin', 'onboarder', 'groupManager', 'publisher', 'editor', 'leadHandler', 'auditor'] as const
export type Role = (typeof roles)[number]

/** Roles of the platform's own staff, who work on all sites (AUTH-10). */
export const staffRoles = ['platformAdmin', 'onboarder'] as const satisfies readonly Role[]

const names = {
  platformAdmin: 'Platform admin',
  onboarder: 'Onboarder',
  groupManager: 'Group manager',
  publisher: 'Publisher',
  editor: 'Editor',
  leadHandler: 'Lead handler',
  auditor: 'Auditor',
} as const satisfies Record<Role, string>

/** Display name of a role (AUTH-10). */
export const roleName = (role: Role): string => names[role]

/** All permissions of the console (AUTH-10). */
export const permissions = [
  'site.read',
  'site.edit',
  'site.publish',
  'site.create',
  'site.manage',
  'site.share',
  'domain.edit',
  'location.edit',
  'location.publish',
  'offer.edit',
  'post.edit',
  'model.edit',
  'review.edit',
  'finance.edit',
  'catalogue.edit',
  'layer.edit',
  'settings.staff',
  'lead.read',
  'lead.update',
  'lead.deliver',
  'lead.erase',
  'booking.read',
  'booking.update',
  'booking.settings',
  'reservation.read',
  'reservation.manage',
  'payment.manage',
  'valuation.rules',
  'stock.read',
  'stock.edit',
  'user.manage',
  'audit.read',
  'mail.read',
  'mail.resend',
] as const
export type Permission = (typeof permissions)[number]

/**
 * Permissions per role; anything not listed is denied. Shoppers' personal data (leads, bookings, reservations, and mail about them) is
 * limited to the dealer and the platform's admins. `mayGiveRole` decides which users a role may manage.
 */
const allowedTo: { readonly [Name in Role]: readonly Permission[] } = {
  platformAdmin: permissions,
  onboarder: [
    'site.read',
    'site.edit',
    'site.publish',
    'site.create',
    'site.manage',
    'site.share',
    'domain.edit',
    'location.edit',
    'location.publish',
    'offer.edit',
    'post.edit',
    'model.edit',
    'review.edit',
    'finance.edit',
    'catalogue.edit',
    'layer.edit',
    'settings.staff',
    'booking.settings',
    'payment.manage',
    'valuation.rules',
    'stock.read',
    'stock.edit',
    'user.manage',
    'audit.read',
  ],
  groupManager: [
    'site.read',
    'site.edit',
    'site.publish',
    'site.manage',
    'site.share',
    'domain.edit',
    'location.edit',
    'location.publish',
    'offer.edit',
    'post.edit',
    'model.edit',
    'review.edit',
    'finance.edit',
    'lead.read',
    'lead.update',
    'lead.deliver',
    'lead.erase',
    'booking.read',
    'booking.update',
    'booking.settings',
    'reservation.read',
    'reservation.manage',
    'payment.manage',
    'valuation.rules',
    'stock.read',
    'stock.edit',
    'user.manage',
    'audit.read',
  ],
  publisher: [
    'site.read',
    'site.edit',
    'site.publish',
    'site.share',
    'location.edit',
    'location.publish',
    'offer.edit',
    'post.edit',
    'model.edit',
    'review.edit',
    'booking.settings',
    'stock.read',
  ],
  editor: ['site.read', 'site.edit', 'site.share', 'location.edit', 'stock.read'],
  leadHandler: ['lead.read', 'lead.update', 'booking.read', 'booking.update', 'reservation.read', 'reservation.manage'],
  auditor: ['site.read', 'lead.read', 'booking.read', 'reservation.read', 'stock.read', 'audit.read'],
}

interface PermissionRow {
  readonly role: Role
  readonly permission: Permission
  readonly allowed: boolean
}

/** The permission table as rows, one per role and permission (AUTH-10). */
export const permissionTable: readonly PermissionRow[] = roles.flatMap((role) =>
  permissions.map((permission) => ({ role, permission, allowed: allowedTo[role].includes(permission) })),
)

const granted: ReadonlySet<string> = new Set(
  permissionTable.filter(({ allowed }) => allowed).map(({ role, permission }) => `${role} ${permission}`),
)

/** Whether a role has a permission; denied unless the permission table grants it (AUTH-10). */
export const can = (role: Role, permission: Permission): boolean => granted.has(`${role} ${permission}`)

/** A role and its scope: global (staff), an organisation, or one site of it. */
export interface PlacedRole {
  readonly role: Role
  readonly organisationId: string | null
  readonly siteId: string | null
}

const rank: { readonly [Name in Role]: number } = {
  platformAdmin: 3,
  onboarder: 2,
  groupManager: 1,
  publisher: 0,
  editor: 0,
  leadHandler: 0,
  auditor: 0,
}

/**
 * Whether the holder of one role may grant or revoke another (AUTH-10): never a higher role, never outside their own scope; only platform
 * admins manage staff. A group manager may add an editor to a site of their own group, and to no other.
 */
export const mayGiveRole = (held: PlacedRole, wanted: PlacedRole): boolean => {
  if (!can(held.role, 'user.manage') || rank[wanted.role] > rank[held.role]) return false
  if (wanted.organisationId === null) return held.role === 'platformAdmin' && held.organisationId === null
  if (held.organisationId === null) return true
  return held.organisationId === wanted.organisationId && (held.siteId === null || held.siteId === wanted.siteId)
}
