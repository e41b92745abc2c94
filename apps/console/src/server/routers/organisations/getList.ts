import { listOrganisations } from '@forecourt/data/organisations/listOrganisations'
import { z } from 'zod'
import { listWithin } from '../../access/listWithin'
import { listInput } from '../../listInput'
import { procedure } from '../../procedure'

export const getList = procedure
  .permission('site.read')
  .input(listInput(['name'], { q: z.string().max(100), inUse: z.boolean() }))
  .query(async ({ ctx, input }) => {
    const page = await listWithin(ctx, input, listOrganisations)
    return { data: page.rows, total: page.total }
  })
