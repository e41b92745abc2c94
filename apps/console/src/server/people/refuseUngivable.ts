import type { PersonMembership } from '@forecourt/data/people/PersonMembership'
import { mayGiveRole } from '@forecourt/rules/access/mayGiveRole'
import { roleName } from '@forecourt/rules/access/roleName'
import type { Session } from '../../auth/Session'
import { mayGive } from '../access/mayGive'
import { CallProblem } from '../errors/CallProblem'
import { notFound } from '../errors/notFound'

/** Refuses a role that is not the caller's to give or take; in an organisation they don't manage there is nothing to find. */
export const refuseUngivable = (session: Session, memberships: readonly PersonMembership[]): void => {
  for (const membership of memberships) {
    if (mayGive(session, membership)) continue
    const { organisationId, role } = membership
    const managesThere = session.roles.some((held) => mayGiveRole(held, { ...membership, role: 'auditor', siteId: held.siteId }))
    if (organisationId !== null && !managesThere) throw notFound('organisation')
    throw new CallProblem('FORBIDDEN', `${roleName(role)} is more than you may give.`)
  }
}
