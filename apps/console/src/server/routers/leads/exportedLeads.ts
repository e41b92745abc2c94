import { z } from 'zod'

/** As many leads at a time as a page of their list holds. */
export const exportedLeads = z.object({ ids: z.array(z.string().min(1).max(100)).min(1).max(100) })
