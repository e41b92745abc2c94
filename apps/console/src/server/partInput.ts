import { z } from 'zod'

/** A partial refund: its amount, and what the dealership kept when the user decided. Cents. */
export const partInput = z
  .object({
    cents: z.number().int().min(1, 'Enter the amount to refund.').max(50_000_000),
    keptCents: z.number().int().min(0).max(50_000_000),
  })
  .optional()
