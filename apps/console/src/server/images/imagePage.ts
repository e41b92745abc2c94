import { z } from 'zod'

/** One page of pictures, of those that have the words. */
export const imagePage = z.object({
  q: z.string().max(100).optional(),
  page: z.number().int().min(1).max(10_000).default(1),
  perPage: z.number().int().min(1).max(100).default(25),
})
