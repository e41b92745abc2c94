import type { Permission } from '@forecourt/rules/access/permissions'
import { holds, mayGiveRole, type ScopedRole } from '@forecourt/rules/access/roles'
import type { Session } from '../../auth/Session'

/** Whether a user can change staff-only settings. */
export const isStaff = ({ roles }: Session): boolean => roles.some((held) => held.organisationId === null && holds(held, 'settings.staff'))

/** Whether a user can grant or revoke a role, by any of their own roles. */
export const mayGive = ({ roles }: Session, wanted: ScopedRole): boolean => roles.some((held) => mayGiveRole(held, wanted))

/** Whether a user has a permission on a site: as staff, in its organisation, or on that site. */
export const mayOnSite = ({ roles }: Session, permission: Permission, site: { siteId: string; organisationId: string }): boolean =>
  roles.some(
    (held) =>
      holds(held, permission) &&
      (held.organisationId === null ||
        (held.organisationId === site.organisationId && (held.siteId === null || held.siteId === site.siteId))),
  )
