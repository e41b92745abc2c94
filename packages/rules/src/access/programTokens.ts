import type { Permission } from './permissions'
import { holds, type ScopedRole } from './roles'

/** The permissions that a program's token can have. None of them publishes, sends or deletes (AUTH-10). */
export const programPermissions = ['site.read', 'site.edit', 'stock.read', 'lead.read'] as const satisfies readonly Permission[]

export type ProgramPermission = (typeof programPermissions)[number]

/** What a program can do with a permission. It is less than a user can: it doesn't ask for a publication or answer a customer. */
export const programPermissionTexts: Readonly<Record<ProgramPermission, string>> = {
  'site.read': 'See the website’s settings, and check its draft',
  'site.edit': 'Change the website’s draft',
  'stock.read': 'See cars and prices',
  'lead.read': 'Read customers’ enquiries, and draft replies',
}

/** How long a token can be valid, in hours. */
export const tokenHours = [1, 8, 24] as const

/** What a token is limited to: one site, and some permissions. */
interface TokenLimits {
  readonly organisationId: string
  readonly siteId: string
  readonly permissions: readonly string[]
}

const covers = (held: ScopedRole, { organisationId, siteId }: Pick<TokenLimits, 'organisationId' | 'siteId'>): boolean =>
  held.organisationId === null || (held.organisationId === organisationId && (held.siteId === null || held.siteId === siteId))

/** The permissions that a user can give a token for a site: those that the user has there (AUTH-10). */
export const permissionsForToken = (
  roles: readonly ScopedRole[],
  site: Pick<TokenLimits, 'organisationId' | 'siteId'>,
): readonly ProgramPermission[] =>
  programPermissions.filter((permission) => roles.some((held) => covers(held, site) && holds(held, permission)))

/**
 * The role of a program with a token: the token's permissions that its user still has on the site, and nothing else (AUTH-10). A user who
 * loses a permission takes it from their tokens.
 */
export const programRole = (roles: readonly ScopedRole[], token: TokenLimits): ScopedRole => {
  const { organisationId, siteId } = token
  const permissions = permissionsForToken(roles, token).filter((permission) => token.permissions.includes(permission))
  // In the form of a role that an organisation defined itself (`own:…`), because its permissions are no fixed set.
  return { role: 'own:program', own: { organisationId, name: 'Program', permissions }, organisationId, siteId }
}
