import { listLeads } from '@forecourt/data/leads/listLeads'
import { conversationStages } from '@forecourt/rules/leads/inbox/conversationStages'
import { z } from 'zod'
import { listWithin } from '../../access/listWithin'
import { listInput } from '../../listInput'
import { procedure } from '../../procedure'

const input = listInput(['createdAt', 'name', 'status'], {
  q: z.string().max(100),
  status: z.enum(conversationStages),
  siteId: z.string().max(100),
  form: z.string().max(40),
  category: z.string().max(80),
  carId: z.string().max(100),
  from: z.iso.date(),
  to: z.iso.date(),
})

export const getList = procedure
  .permission('lead.read')
  .input(input)
  .query(async ({ ctx, input }) => {
    const page = await listWithin(ctx, input, (scope, part, { siteIds }) =>
      listLeads(scope, siteIds ? { ...part, filter: { ...part.filter, siteIds } } : part),
    )
    return { data: page.rows, total: page.total }
  })
