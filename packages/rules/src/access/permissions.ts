import { type Role, roles } from './roles'

/** Everything a person may be allowed to do in the console (AUTH-10). */
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
  'review.edit',
  'finance.edit',
  'catalogue.edit',
  'layer.edit',
  'settings.staff',
  'lead.read',
  'lead.update',
  'lead.deliver',
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
] as const
export type Permission = (typeof permissions)[number]

/** Who may do what; what isn't listed is denied. Shoppers' details (leads, bookings, reservations, and the mail about them) stay with the dealer and the platform's admins. Whom somebody may manage, and as what, is for `mayGiveRole`. */
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
    'review.edit',
    'finance.edit',
    'lead.read',
    'lead.update',
    'lead.deliver',
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
    'review.edit',
    'booking.settings',
    'stock.read',
  ],
  editor: ['site.read', 'site.edit', 'site.share', 'location.edit', 'stock.read'],
  leadHandler: ['lead.read', 'lead.update', 'booking.read', 'booking.update', 'reservation.read', 'reservation.manage'],
  auditor: ['site.read', 'lead.read', 'booking.read', 'reservation.read', 'stock.read', 'audit.read'],
}

/** One cell of the permission table. */
export interface PermissionRow {
  readonly role: Role
  readonly permission: Permission
  readonly allowed: boolean
}

/** The whole permission table, one row for each role and permission (AUTH-10). */
export const permissionTable: readonly PermissionRow[] = roles.flatMap((role) =>
  permissions.map((permission) => ({ role, permission, allowed: allowedTo[role].includes(permission) })),
)
