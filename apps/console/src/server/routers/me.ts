import { can } from '@forecourt/rules/access/can'
import { permissions } from '@forecourt/rules/access/permissions'
import { isStaff } from '../access/isStaff'
import { procedure } from '../procedure'

/** Who is signed in and what their roles allow somewhere: for showing and hiding, never for deciding. */
export const me = procedure.signedIn().query(({ ctx: { session } }) => {
  const organisations = new Map(
    session.roles.flatMap(({ organisationId, organisationName }) =>
      organisationId === null ? [] : [[organisationId, organisationName ?? organisationId] as const],
    ),
  )
  return {
    user: session.user,
    organisations: [...organisations].map(([id, name]) => ({ id, name })),
    roles: [...new Set(session.roles.map(({ role }) => role))],
    permissions: permissions.filter((permission) => session.roles.some(({ role }) => can(role, permission))),
    staff: isStaff(session),
    viewingAs: session.viewingAs ?? null,
  }
})
