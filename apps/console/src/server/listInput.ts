import { z } from 'zod'

/** The id of the record that react-admin asks for. */
export const getOneInput = z.object({ id: z.string().min(1).max(200) })

/** The ids of the records that react-admin refers to from another list. */
export const getManyInput = z.object({ ids: z.array(z.string().max(100)).max(200) })

/** What react-admin asks of a list: a page, an order and a filter whose keys each resource names itself. Unknown filters are refused. */
export const listInput = <Filter extends z.ZodRawShape>(sortable: readonly [string, ...string[]], filter: Filter) =>
  z.object({
    page: z.number().int().min(1).max(10_000).default(1),
    perPage: z.number().int().min(1).max(100).default(25),
    sort: z.object({ field: z.enum(sortable), order: z.enum(['ASC', 'DESC']) }).optional(),
    filter: z
      .strictObject({ organisationId: z.string().max(100), ...filter })
      .partial()
      .optional(),
  })
