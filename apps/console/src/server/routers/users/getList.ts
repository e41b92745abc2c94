import { openInvitations } from '@forecourt/data/people/openInvitations'
import { listUsers } from '@forecourt/data/people/users/listUsers'
import { z } from 'zod'
import { listWithin } from '../../access/listWithin'
import { listInput } from '../../listInput'
import { personRow } from '../../people/personRow'
import { procedure } from '../../procedure'

/** The people of where the caller manages people. */
export const getList = procedure
  .permission('user.manage')
  .input(listInput(['name', 'email', 'lastSignInAt'], { q: z.string().max(100) }))
  .query(async ({ ctx, input }) => {
    const page = await listWithin(ctx, input, (scope, query, { siteIds }) => listUsers(scope, query, siteIds))
    const invited = await openInvitations(
      ctx.db,
      page.rows.flatMap(({ id, activated }) => (activated ? [] : [id])),
    )
    return { data: page.rows.map((row) => personRow(row, { ...ctx, invitedUntil: invited.get(row.id) ?? null })), total: page.total }
  })
