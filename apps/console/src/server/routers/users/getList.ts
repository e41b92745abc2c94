import { listUsers } from '@forecourt/data/users/listUsers'
import { z } from 'zod'
import { listWithin } from '../../access/listWithin'
import { listInput } from '../../listInput'
import { procedure } from '../../procedure'

export const getList = procedure
  .permission('user.manage')
  .input(listInput(['name', 'email', 'lastSignInAt'], { q: z.string().max(100) }))
  .query(async ({ ctx, input }) => {
    const page = await listWithin(ctx, input, listUsers)
    return { data: page.rows, total: page.total }
  })
