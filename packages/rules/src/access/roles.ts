import { isForStaff, type Permission, permissions, withNeeds } from './permissions'

interface JobRole {
  readonly name: string
  /** What the role is for, in a sentence. */
  readonly text: string
  /** Whether it belongs to the platform's staff, to an organisation (or one site of it), or to either. */
  readonly scope: 'platform' | 'dealer' | 'either'
  readonly permissions: readonly Permission[]
}

const dealerPrincipal = permissions.filter((permission) => !isForStaff(permission) && permission !== 'site.manage')

/**
 * The console's roles, one for each job (AUTH-10); anything not listed is denied. Customers' personal data (enquiries, bookings,
 * reservations, and mail about them) is limited to the dealer, the platform's administrators and the staff who handle failed mail.
 */
const jobs = {
  platformAdmin: {
    name: 'Administrator',
    text: 'Does everything, for every dealer.',
    scope: 'platform',
    permissions,
  },
  onboarder: {
    name: 'Onboarder',
    text: 'Sets up new dealers from the first page to the CRM, and invites their people. Can’t see customers.',
    scope: 'platform',
    permissions: [
      'site.read',
      'site.edit',
      'site.publish',
      'site.create',
      'site.manage',
      'site.share',
      'domain.check',
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
      'lead.deliver',
      'booking.settings',
      'payment.manage',
      'valuation.rules',
      'stock.read',
      'stock.sell',
      'stock.edit',
      'feed.read',
      'user.manage',
      'user.onboard',
      'audit.read',
    ],
  },
  support: {
    name: 'Support',
    text: 'Helps dealers with their drafts, cars, imports and domains, and sees to failed e-mails. Can’t publish.',
    scope: 'platform',
    permissions: [
      'site.read',
      'site.edit',
      'site.share',
      'domain.check',
      'location.edit',
      'stock.read',
      'stock.sell',
      'stock.edit',
      'feed.read',
      'results.own',
      'results.read',
      'audit.read',
      'mail.read',
      'mail.resend',
    ],
  },
  groupManager: {
    name: 'Group Manager',
    text: 'Does everything for the business, including its websites and its people.',
    scope: 'dealer',
    permissions: permissions.filter((permission) => !isForStaff(permission)),
  },
  dealerPrincipal: {
    name: 'Dealer Principal',
    text: 'Runs the dealership: customers, cars, website, money and people. Can’t rename or close a website.',
    scope: 'dealer',
    permissions: dealerPrincipal,
  },
  sales: {
    name: 'Sales',
    text: 'Answers customers, takes bookings, looks up cars and marks them reserved or sold.',
    scope: 'dealer',
    permissions: [
      'lead.read',
      'lead.update',
      'booking.read',
      'booking.update',
      'reservation.read',
      'reservation.manage',
      'stock.read',
      'stock.sell',
      'results.own',
    ],
  },
  stock: {
    name: 'Stock',
    text: 'Looks after cars, photos, imports and advertising feeds.',
    scope: 'dealer',
    permissions: ['site.read', 'stock.read', 'stock.sell', 'stock.edit', 'feed.read'],
  },
  marketing: {
    name: 'Marketing',
    text: 'Edits and publishes the website, offers, news and reviews, and reads the figures.',
    scope: 'dealer',
    permissions: [
      'site.read',
      'site.edit',
      'site.publish',
      'site.share',
      'location.edit',
      'location.publish',
      'booking.settings',
      'offer.edit',
      'post.edit',
      'model.edit',
      'review.edit',
      'stock.read',
      'feed.read',
      'results.own',
      'results.read',
    ],
  },
  editor: {
    name: 'Website Editor',
    text: 'Prepares changes to the website and asks for them to be published.',
    scope: 'dealer',
    permissions: ['site.read', 'site.edit', 'site.share', 'location.edit', 'stock.read'],
  },
  finance: {
    name: 'Finance',
    text: 'Keeps lenders, rates, on-road costs and payments right, and answers finance enquiries.',
    scope: 'dealer',
    permissions: [
      'lead.read',
      'lead.update',
      'reservation.read',
      'reservation.manage',
      'finance.edit',
      'payment.manage',
      'site.read',
      'stock.read',
      'results.own',
    ],
  },
  auditor: {
    name: 'Auditor',
    text: 'Sees everything and changes nothing.',
    scope: 'either',
    permissions: [
      'site.read',
      'lead.read',
      'booking.read',
      'reservation.read',
      'stock.read',
      'feed.read',
      'results.own',
      'results.read',
      'audit.read',
    ],
  },
} as const satisfies Record<string, JobRole>

export type Role = keyof typeof jobs

/** The ids of all roles: staff first, then a dealer's from the most to the least. */
export const roles = Object.keys(jobs) as readonly Role[]

/** Name, purpose, scope and permissions of a role (AUTH-10). */
export const jobRole = (role: Role): JobRole => jobs[role]

/** Display name of a role (AUTH-10). */
export const roleName = (role: Role): string => jobs[role].name

/** Whether a role can be held on the platform (null) or in an organisation. */
export const isRoleFor = (role: Role, organisationId: string | null): boolean => {
  const { scope } = jobRole(role)
  return scope === 'either' || (scope === 'platform') === (organisationId === null)
}

interface PermissionRow {
  readonly role: Role
  readonly permission: Permission
  readonly allowed: boolean
}

/** The permission table as rows, one per role and permission (AUTH-10). */
export const permissionTable: readonly PermissionRow[] = roles.flatMap((role) =>
  permissions.map((permission) => ({ role, permission, allowed: jobRole(role).permissions.includes(permission) })),
)

const granted: ReadonlySet<string> = new Set(
  permissionTable.filter(({ allowed }) => allowed).map(({ role, permission }) => `${role} ${permission}`),
)

/** Whether a role has a permission; denied unless the permission table grants it (AUTH-10). */
export const can = (role: Role, permission: Permission): boolean => granted.has(`${role} ${permission}`)

/** The id of a role that an organisation defined itself. */
export type OwnRoleId = `own:${string}`
export type RoleId = Role | OwnRoleId

/** A role that an organisation defined: a name and permissions. */
export interface OwnRole {
  readonly organisationId: string
  readonly name: string
  readonly permissions: readonly string[]
}

/** A role as a user holds it, with the definition of one of the organisation's own. */
export interface GrantedRole {
  readonly role: RoleId
  readonly own?: OwnRole | null
}

/** Whether an id is that of a built-in role. */
export const isRole = (role: string): role is Role => (roles as readonly string[]).includes(role)

/** Whether an id is that of a role that an organisation defined. */
export const isOwnRole = (role: string): role is OwnRoleId => role.startsWith('own:')

/** The permissions of a role; of an organisation's own, those that a dealer's people can hold, with those that they need. */
export const listPermissions = ({ role, own }: GrantedRole): readonly Permission[] => {
  if (!isOwnRole(role)) return permissions.filter((permission) => can(role, permission))
  const chosen = permissions.filter((permission) => own?.permissions.includes(permission))
  return withNeeds(chosen).filter((permission) => !isForStaff(permission))
}

/** Whether a held role has a permission (AUTH-10). */
export const holds = (held: GrantedRole, permission: Permission): boolean => listPermissions(held).includes(permission)

/** Display name of a held role. */
export const grantedRoleName = ({ role, own }: GrantedRole): string =>
  isOwnRole(role) ? (own?.name ?? 'A role of their own') : roleName(role)

/** A role and its scope: global (staff), an organisation, or one site of it. */
export interface ScopedRole extends GrantedRole {
  readonly organisationId: string | null
  readonly siteId: string | null
}

/** Whether the holder of a role may pass on a permission: only their own, except staff who set up a dealer's people. */
const mayPassOn = (held: ScopedRole, permission: Permission): boolean =>
  holds(held, permission) || (held.organisationId === null && holds(held, 'user.onboard') && !isForStaff(permission))

/** Whether a role exists and can be held in its scope. */
const fitsScope = ({ role, own, organisationId }: ScopedRole): boolean =>
  isOwnRole(role) ? own?.organisationId === organisationId : isRoleFor(role, organisationId)

/**
 * Whether the holder of one role may grant or revoke another (AUTH-10): never a permission that they don't hold, never outside their own
 * scope; platform staff only with a permission for that. A manager may add an editor to a site of their own group, and to no other.
 */
export const mayGiveRole = (held: ScopedRole, wanted: ScopedRole): boolean => {
  if (!holds(held, 'user.manage') || !fitsScope(wanted)) return false
  if (!listPermissions(wanted).every((permission) => mayPassOn(held, permission))) return false
  if (wanted.organisationId === null) return holds(held, 'staff.manage') && held.organisationId === null
  if (held.organisationId === null) return true
  return held.organisationId === wanted.organisationId && (held.siteId === null || held.siteId === wanted.siteId)
}
