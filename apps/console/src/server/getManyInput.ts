import { z } from 'zod'

/** The ids of the records that react-admin refers to from another list. */
export const getManyInput = z.object({ ids: z.array(z.string().max(100)).max(200) })
