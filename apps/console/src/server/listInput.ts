import { z } from 'zod'

/** Input of react-admin's getOne. */
export const getOneInput = z.object({ id: z.string().min(1).max(200) })

/** Input of react-admin's getMany. */
export const getManyInput = z.object({ ids: z.array(z.string().max(100)).max(200) })

/** Input of react-admin's getList: page, sort and filter. Each resource declares its filters; unknown ones are refused. */
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
