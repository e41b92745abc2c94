import { mayGiveRole, type PlacedRole } from '@forecourt/rules/access/mayGiveRole'
import type { Session } from '../../auth/Session'

/** Whether a person may give or take a role, by any of those they hold. */
export const mayGive = ({ roles }: Session, wanted: PlacedRole): boolean => roles.some((held) => mayGiveRole(held, wanted))
