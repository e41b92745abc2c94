import type { Actor } from '@forecourt/data/Actor'
import { getSite } from '@forecourt/data/sites/listSites'
import type { Permission } from '@forecourt/rules/access/permissions'
import { roleName } from '@forecourt/rules/access/roles'
import { diskFullMessage, isDiskFull } from '@forecourt/services/uploads/uploadFolder'
import { z } from 'zod'
import { grantedScopes } from './access/AccessScope'
import { findWithin } from './access/findWithin'
import { CallProblem, notFound } from './errors/CallProblem'
import { isStorable } from './isStorable'
import { trpcServer } from './trpc'

const recordId = z.string().min(1).max(100)

const signedIn = trpcServer.middleware(async ({ ctx, path, next, getRawInput }) => {
  const { session } = ctx
  if (!session) throw new CallProblem('UNAUTHORIZED', 'Your session has ended. Sign in again.')
  if (!isStorable(await getRawInput()))
    throw new CallProblem(
      'BAD_REQUEST',
      'The text contains a character that can’t be stored, such as a NUL or half of an emoji. Enter the text again.',
    )
  const { user, viewingAs } = session
  const actor: Actor = { userId: user.id, name: viewingAs ? `${user.name} (as ${roleName(viewingAs.role)})` : user.name }
  const answer = await next({ ctx: { session, actor } })
  if (answer.ok || !isDiskFull(answer.error.cause)) return answer
  console.error(`${path} failed:`, answer.error.cause)
  throw new CallProblem('SERVICE_UNAVAILABLE', diskFullMessage)
})

/** A user who must set up a second factor can only call procedures of their own account until then. */
const withSecondFactor = trpcServer.middleware(({ ctx, next }) => {
  if (ctx.session?.needsSecondFactor)
    throw new CallProblem('FORBIDDEN', 'Your organisation requires two-factor sign-in. Set it up on your profile first.')
  return next()
})

/** A procedure for users with the permission in some scope; `ctx.accessScopes` lists the scopes. */
const permission = (needed: Permission) =>
  trpcServer.procedure
    .meta({ permission: needed })
    .use(signedIn)
    .use(withSecondFactor)
    .use(({ ctx, next }) => {
      const accessScopes = grantedScopes(ctx.db, ctx.session, needed)
      if (accessScopes.length === 0) throw new CallProblem('FORBIDDEN', 'Your role does not allow this.')
      return next({ ctx: { accessScopes } })
    })

/** A procedure on platform data: requires the permission as staff. */
const onPlatform = (needed: Permission) =>
  permission(needed)
    .meta({ permission: needed, onPlatform: true })
    .use(({ ctx, next }) => {
      if (!ctx.accessScopes.some(({ organisationId }) => organisationId === null))
        throw new CallProblem('FORBIDDEN', 'Your role does not allow this.')
      return next()
    })

/** The procedures allowed on an archived site, besides reading. */
const onArchived: ReadonlySet<string> = new Set(['sites.changeStatus', 'sites.remove', 'presence.beat', 'presence.leave'])

/** A procedure on one site, which must be in a scope with the permission; else it is not found. */
const onSite = (needed: Permission) =>
  permission(needed)
    .input(z.object({ siteId: recordId }))
    .use(async ({ ctx, input, type, path, next }) => {
      const allowed = ctx.accessScopes.filter(({ siteIds }) => siteIds === null || siteIds.includes(input.siteId))
      const found = await findWithin(allowed, (scope) => getSite(scope, input.siteId))
      if (!found) throw notFound('site')
      if (type === 'mutation' && found.record.status === 'archived' && !onArchived.has(path))
        throw new CallProblem('CONFLICT', 'This site is archived. You can view it, but you have to restore it before you can change it.')
      return next({ ctx: { site: found.record, scope: found.accessScope.scope } })
    })

/** The only ways to build a procedure: each names its permission, so that none can be forgotten. */
export const procedure = {
  permission,
  onPlatform,
  onSite,
  /** For procedures that concern only the caller. */
  signedIn: () => trpcServer.procedure.meta({ permission: 'signedIn' }).use(signedIn),
}
