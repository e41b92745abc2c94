import { can, permissions, type Role, roles } from '@forecourt/rules/access/permissions'
import type { Session } from '../../auth/Session'

/** A role somebody wants to see the console in; staff roles belong to no organisation. */
export interface ViewAs {
  readonly role: Role
  readonly organisationId: string | null
}

const isRole = (text: string | undefined): text is Role => (roles as readonly string[]).includes(text ?? '')

/** Reads the header in which the console's pages say it: `editor` or `editor@organisation`. Null for anything else. */
export const parseViewAs = (header: string | null): ViewAs | null => {
  const [role, organisationId = null] = (header ?? '').split('@')
  return isRole(role) ? { role, organisationId: organisationId || null } : null
}

/**
 * The session as if its person held one role alone, for seeing what others see (AUTH-10). It never gives more than they have: a role with a
 * permission they lack in that place leaves the session as it is. What they do meanwhile is done under their own name.
 */
export const viewedAs = (session: Session, { role, organisationId }: ViewAs): Session => {
  const mayAlready = (permission: (typeof permissions)[number]) =>
    session.roles.some(
      (held) =>
        can(held.role, permission) && held.siteId === null && (held.organisationId === null || held.organisationId === organisationId),
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
