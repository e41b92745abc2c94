import { z } from 'zod'

/** A partial refund in cents: its amount, and the amount that the dealership held when the user decided. If that has changed, it is refused. */
export const partInput = z
  .object({
    cents: z.number().int().min(1, 'Enter the amount to refund.').max(50_000_000),
    heldCents: z.number().int().min(0).max(50_000_000),
  })
  .optional()
