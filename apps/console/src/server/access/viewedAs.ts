import { permissions } from '@forecourt/rules/access/permissions'
import { can, holds, isRole, type Role } from '@forecourt/rules/access/roles'
import type { Session } from '../../auth/Session'

/** A role to view the console as; staff roles have no organisation. */
export interface ViewAs {
  readonly role: Role
  readonly organisationId: string | null
}

/** Parses the view-as header of the console's pages: `editor` or `editor@organisation`. Null for anything else. */
export const parseViewAs = (header: string | null): ViewAs | null => {
  const [role = '', organisationId = null] = (header ?? '').split('@')
  return isRole(role) ? { role, organisationId: organisationId || null } : null
}

/**
 * The session restricted to one role, to see what others see (AUTH-10). Never grants more than the user has: a role with a permission that
 * the user lacks there leaves the session unchanged. Actions are still recorded under the user's own name.
 */
export const viewedAs = (session: Session, { role, organisationId }: ViewAs): Session => {
  const mayAlready = (permission: (typeof permissions)[number]) =>
    session.roles.some(
      (held) => holds(held, permission) && held.siteId === null && (held.organisationId === null || held.organisationId === organisationId),
    )
  if (permissions.some((permission) => can(role, permission) && !mayAlready(permission))) return session
  const organisationName = session.roles.find((held) => held.organisationId === organisationId)?.organisationName ?? null
  return {
    ...session,
    roles: [{ role, organisationId, organisationName, siteId: null }],
    organisationIds: organisationId === null ? [] : [organisationId],
    viewingAs: { role, organisationId },
  }
}
