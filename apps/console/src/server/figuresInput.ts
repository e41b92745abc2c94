import { z } from 'zod'

/** Figures are of everything a person reaches, or of one organisation of it. */
export const figuresInput = z.object({ organisationId: z.string().max(100).nullable().default(null) })
