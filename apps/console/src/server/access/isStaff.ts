import { can } from '@forecourt/rules/access/can'
import type { Session } from '../../auth/Session'

/** Whether a person may change the settings reserved for the platform's own staff. */
export const isStaff = ({ roles }: Session): boolean =>
  roles.some(({ role, organisationId }) => organisationId === null && can(role, 'settings.staff'))
