import { can } from '@forecourt/rules/access/can'
import type { Permission } from '@forecourt/rules/access/permissions'
import type { Session } from '../../auth/Session'

/** Whether a person has a permission on a site: as staff, in its organisation, or on that very site. */
export const mayOnSite = ({ roles }: Session, permission: Permission, site: { siteId: string; organisationId: string }): boolean =>
  roles.some(
    ({ role, organisationId, siteId }) =>
      can(role, permission) &&
      (organisationId === null || (organisationId === site.organisationId && (siteId === null || siteId === site.siteId))),
  )
