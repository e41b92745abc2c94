import { can, mayGiveRole, type Permission, type PlacedRole } from '@forecourt/rules/access/permissions'
import type { Session } from '../../auth/Session'

/** Whether a person may change the settings reserved for the platform's own staff. */
export const isStaff = ({ roles }: Session): boolean =>
  roles.some(({ role, organisationId }) => organisationId === null && can(role, 'settings.staff'))

/** Whether a person may give or take a role, by any of those they hold. */
export const mayGive = ({ roles }: Session, wanted: PlacedRole): boolean => roles.some((held) => mayGiveRole(held, wanted))

/** Whether a person has a permission on a site: as staff, in its organisation, or on that very site. */
export const mayOnSite = ({ roles }: Session, permission: Permission, site: { siteId: string; organisationId: string }): boolean =>
  roles.some(
    ({ role, organisationId, siteId }) =>
      can(role, permission) &&
      (organisationId === null || (organisationId === site.organisationId && (siteId === null || siteId === site.siteId))),
  )
