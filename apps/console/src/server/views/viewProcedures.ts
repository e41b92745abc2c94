import type { Database } from '@forecourt/data/createDatabase'
import type { SavedList } from '@forecourt/data/lists/ListView'
import { listViews, removeView, saveView } from '@forecourt/data/people/listViews'
import type { Permission } from '@forecourt/rules/access/permissions'
import { z } from 'zod'
import type { Session } from '../../auth/Session'
import { type AccessScope, grantedScopes, narrowScopes } from '../access/AccessScope'
import type { Context } from '../Context'
import { CallProblem, notFound } from '../errors/CallProblem'
import { procedure } from '../procedure'

/** The scope of a user's saved views: an organisation of theirs, or for staff none. */
const viewScope = (ctx: Pick<Context, 'db'> & { readonly accessScopes: readonly AccessScope[] }, organisationId: string | null) => {
  const accessScope =
    organisationId === null
      ? ctx.accessScopes.find((each) => each.organisationId === null)
      : narrowScopes(ctx.db, ctx.accessScopes, organisationId)[0]
  if (!accessScope) throw notFound('organisation')
  return accessScope.scope
}

const organisationId = z.string().max(100).nullable()

interface ViewedList {
  readonly list: SavedList
  /** The permission to read the list, and so to save views of it. */
  readonly permission: Permission
  /** Whether only the platform's staff have the list. */
  readonly isForStaff?: boolean
  /** What a view saves: filters and layout. */
  readonly view: z.ZodType<object, object>
}

const listProcedure = (permission: Permission, isForStaff: boolean): ReturnType<typeof procedure.permission> =>
  isForStaff ? procedure.onPlatform(permission) : procedure.permission(permission)

/** Refuses to share a view with the platform's staff without the permission that its roles with tasks of their own have. */
const refuseSharing = ({ db, session }: { readonly db: Database; readonly session: Session }, ownerId: string | null) => {
  if (ownerId === null && !grantedScopes(db, session, 'site.edit').some((each) => each.organisationId === null))
    throw new CallProblem('FORBIDDEN', 'Your role does not allow you to share lists. Save it for yourself.')
}

/** Procedures for saved views of a list: the user's own, and those shared in an organisation; without one, among the platform's staff. */
export const viewProcedures = ({ list, permission, isForStaff = false, view }: ViewedList) => ({
  views: listProcedure(permission, isForStaff)
    .input(z.object({ organisationId }))
    .query(({ ctx, input }) =>
      listViews(viewScope(ctx, input.organisationId), { list, userId: ctx.session.user.id, organisationId: input.organisationId }),
    ),
  /** Overwrites a view with the same name or id. */
  saveView: listProcedure(permission, isForStaff)
    .input(
      z.object({
        organisationId,
        id: z.string().max(100).optional(),
        name: z.string().trim().min(1, 'Enter a name for the list.').max(60, 'A name has at most 60 characters.'),
        shared: z.boolean().default(false),
        view,
      }),
    )
    .mutation(async ({ ctx, input }) => {
      if (input.shared) refuseSharing(ctx, input.organisationId)
      const saving = { ...input, list, userId: ctx.session.user.id, actor: ctx.actor }
      const saved = await saveView(viewScope(ctx, input.organisationId), saving)
      if (saved.ok) return { id: saved.id }
      if (saved.reason === 'notFound') throw notFound('list')
      throw new CallProblem('BAD_REQUEST', 'You already have fifty lists. Remove one first.')
    }),
  removeView: listProcedure(permission, isForStaff)
    .input(z.object({ organisationId, id: z.string().min(1).max(100) }))
    .mutation(async ({ ctx, input }) => {
      const removing = { ...input, list, userId: ctx.session.user.id, actor: ctx.actor }
      if (!(await removeView(viewScope(ctx, input.organisationId), removing))) throw notFound('list')
    }),
})
