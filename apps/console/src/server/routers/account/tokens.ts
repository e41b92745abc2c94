import { addProgramToken, listProgramTokens, revokeProgramToken } from '@forecourt/data/people/tokens/programTokens'
import { getSite, listSites } from '@forecourt/data/sites/listSites'
import { permissionsForToken, programPermissions, tokenHours } from '@forecourt/rules/access/programTokens'
import { newAccessKey } from '@forecourt/services/destinations/accessKey'
import { z } from 'zod'
import type { Session } from '../../../auth/Session'
import { type AccessScope, grantedScopes } from '../../access/AccessScope'
import { findWithin } from '../../access/findWithin'
import type { Context } from '../../Context'
import { CallProblem, notFound, refusedFields } from '../../errors/CallProblem'
import { procedure } from '../../procedure'
import { confirmPassword, readOwnAccount } from './ownPassword'

/** The parts of the data in which a user has a permission that a token can have. */
const scopesForTokens = ({ db }: Pick<Context, 'db'>, session: Session): readonly AccessScope[] =>
  programPermissions.flatMap((permission) => grantedScopes(db, session, permission))

const maxChoices = 200

/** The caller's valid tokens of programs. */
export const tokens = procedure.signedIn().query(async ({ ctx: { db, session, now, consoleUrl } }) => ({
  tokens: await listProgramTokens(db, session.user.id, now),
  address: `${consoleUrl}/api/mcp`,
  document: `${consoleUrl}/api/openapi`,
}))

/** The sites that the caller can create a token for, with the permissions that it can have. */
export const tokenChoices = procedure
  .signedIn()
  .input(z.object({ organisationId: z.string().min(1).max(100).nullable().default(null) }))
  .query(async ({ ctx, input: { organisationId } }) => {
    const { session } = ctx
    const found = await Promise.all(
      scopesForTokens(ctx, session).map(({ scope, siteIds }) => {
        const filter = { ...(siteIds && { ids: siteIds }), ...(organisationId !== null && { organisationId }) }
        return listSites(scope, { page: 1, perPage: maxChoices, filter })
      }),
    )
    const sites = new Map(found.flatMap(({ rows }) => rows).map((site) => [site.siteId, site]))
    return [...sites.values()]
      .filter((site) => organisationId === null || site.organisationId === organisationId)
      .map((site) => ({ id: site.siteId, name: site.name, permissions: permissionsForToken(session.roles, site) }))
      .filter(({ permissions }) => permissions.length > 0)
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en-AU'))
  })

const newToken = z.object({
  siteId: z.string().min(1).max(100),
  name: z.string().trim().min(1, 'Enter the name of the program.').max(60),
  permissions: z.array(z.enum(programPermissions)).min(1, 'Choose what the program may do.'),
  hours: z.literal([...tokenHours]),
  password: z.string().max(200),
})

/**
 * Creates a token for a program, shown once: for one site, with some of the caller's permissions there, for a day at most (AUTH-10). Needs
 * the caller's password.
 */
export const addToken = procedure
  .signedIn()
  .input(newToken)
  .mutation(async ({ ctx, input: { siteId, name, permissions, hours, password } }) => {
    const { session, actor, now } = ctx
    if (session.needsSecondFactor)
      throw new CallProblem('FORBIDDEN', 'Your organisation requires two-factor sign-in. Set it up on your profile first.')
    const allowed = scopesForTokens(ctx, session).filter(({ siteIds }) => siteIds === null || siteIds.includes(siteId))
    const site = (await findWithin(allowed, (scope) => getSite(scope, siteId)))?.record
    if (!site) throw notFound('site')
    const { organisationId } = site
    const grantable = permissionsForToken(session.roles, { organisationId, siteId })
    if (!permissions.every((permission) => grantable.includes(permission)))
      throw refusedFields({ permissions: 'You can’t give a program a permission that you don’t have on this site.' })
    await confirmPassword(ctx, await readOwnAccount(ctx), password)
    const { key, stored } = newAccessKey()
    const refused = await addProgramToken(ctx.db, {
      ...{ organisationId, siteId, name, permissions, hours, key: stored, userId: session.user.id, actor, now },
    })
    if (refused !== null) throw new CallProblem('CONFLICT', refused)
    return { token: key }
  })

/** Revokes one of the caller's tokens at once. */
export const revokeToken = procedure
  .signedIn()
  .input(z.object({ id: z.string().min(1).max(100) }))
  .mutation(async ({ ctx, input: { id } }) => {
    if (!(await revokeProgramToken(ctx.db, { userId: ctx.session.user.id, id, actor: ctx.actor }))) throw notFound('token')
    return { id }
  })
