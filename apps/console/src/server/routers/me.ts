import { organisationName } from '@forecourt/data/organisations/listOrganisations'
import { permissions } from '@forecourt/rules/access/permissions'
import { grantedRoleName, holds } from '@forecourt/rules/access/roles'
import type { HeldRole } from '../../auth/Session'
import type { Context } from '../Context'
import { procedure } from '../procedure'

/** The organisations of a user's roles. Staff who view the console as an organisation's role have only its id, so the name is loaded. */
const organisationsOf = async (db: Context['db'], roles: readonly HeldRole[]) => {
  const names = new Map(
    roles.flatMap((held) => (held.organisationId === null ? [] : [[held.organisationId, held.organisationName] as const])),
  )
  return Promise.all(
    [...names].map(async ([id, name]) => ({ id, name: name ?? (await organisationName(db.forOrganisation(id), id)) ?? id })),
  )
}

/** The signed-in user and their permissions in any scope: for showing and hiding only, not for checks. */
export const me = procedure.signedIn().query(async ({ ctx: { session, db, support, hasMailServer } }) => ({
  user: session.user,
  organisations: await organisationsOf(db, session.roles),
  roles: [...new Set(session.roles.map(({ role }) => role))],
  roleNames: [...new Set(session.roles.map(grantedRoleName))],
  permissions: permissions.filter((permission) => session.roles.some((held) => holds(held, permission))),
  /** Whether they have a role on the whole platform. */
  staff: session.roles.some(({ organisationId }) => organisationId === null),
  needsSecondFactor: session.needsSecondFactor === true,
  support,
  /** Whether mail leaves this installation. */
  hasMailServer,
  viewingAs: session.viewingAs ?? null,
}))
