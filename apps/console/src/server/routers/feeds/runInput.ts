import { z } from 'zod'

/** A run of a feed. */
export const runInput = z.object({ id: z.string().min(1).max(100), runId: z.string().min(1).max(100) })
