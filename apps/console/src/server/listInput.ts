import { z } from 'zod'

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
