import { listOwnRoles, removeOwnRole, saveOwnRole } from '@forecourt/data/people/roles/ownRoles'
import { isForStaff, permissions } from '@forecourt/rules/access/permissions'
import { isOwnRole, type OwnRole, type OwnRoleId } from '@forecourt/rules/access/roles'
import { z } from 'zod'
import { type AccessScope, narrowScopes } from '../access/AccessScope'
import { mayGive } from '../access/mayOnSite'
import type { Context } from '../Context'
import { CallProblem, notFound } from '../errors/CallProblem'
import { procedure } from '../procedure'
import { router } from '../trpc'
import { refuseUngivable, roleInput } from './users'

const organisationId = z.string().min(1).max(100)
const ownRoleId = roleInput.refine(isOwnRole, 'Only roles of your own can be changed.') as unknown as z.ZodType<OwnRoleId>

interface RoleChangeContext {
  readonly db: Context['db']
  readonly session: NonNullable<Context['session']>
  readonly accessScopes: readonly AccessScope[]
}

/** The roles of an organisation whose people the caller manages as a whole; another is not found. */
const rolesOf = async ({ db, accessScopes }: RoleChangeContext, organisation: string) => {
  const [accessScope] = narrowScopes(db, accessScopes, organisation).filter(({ siteIds }) => siteIds === null)
  if (!accessScope) throw notFound('organisation')
  return listOwnRoles(accessScope.scope, organisation)
}

/** Refuses a role with a permission that the caller doesn't hold, and so can't pass on. */
const refuseBeyond = ({ session }: RoleChangeContext, own: OwnRole): void => {
  if (!mayGive(session, { role: 'own:defined', own, organisationId: own.organisationId, siteId: null }))
    throw new CallProblem('FORBIDDEN', `${own.name} is more than you may give: choose only what you can do yourself.`)
}

/** Adds or changes a role of an organisation, from permissions that the caller holds. */
const save = procedure
  .permission('user.manage')
  .input(
    z.object({
      organisationId,
      id: ownRoleId.nullable(),
      name: z.string().trim().min(1, 'Give the role a name.').max(60),
      permissions: z
        .array(z.enum(permissions.filter((permission) => !isForStaff(permission))))
        .min(1, 'Tick at least one thing.')
        .max(permissions.length),
    }),
  )
  .mutation(async ({ ctx, input }) => {
    const before = (await rolesOf(ctx, input.organisationId)).find(({ id }) => id === input.id)
    if (before) refuseBeyond(ctx, before)
    refuseBeyond(ctx, input)
    const saved = await saveOwnRole(ctx.db, { ...input, actor: ctx.actor })
    if (!saved.ok) throw new CallProblem('BAD_REQUEST', saved.message, { fields: { name: saved.message } })
    return { id: saved.id }
  })

/** Deletes a role of an organisation; people who hold it get the replacement. */
const remove = procedure
  .permission('user.manage')
  .input(z.object({ organisationId, id: ownRoleId, replacement: roleInput.nullable() }))
  .mutation(async ({ ctx, input }) => {
    const role = (await rolesOf(ctx, input.organisationId)).find(({ id }) => id === input.id)
    if (!role) throw notFound('role')
    refuseBeyond(ctx, role)
    if (input.replacement) await refuseUngivable(ctx, [{ role: input.replacement, organisationId: input.organisationId, siteId: null }])
    const removed = await removeOwnRole(ctx.db, { ...input, actor: ctx.actor })
    if (!removed.ok) throw new CallProblem('CONFLICT', removed.message)
    return { id: input.id }
  })

export const rolesRouter = router({ save, remove })
