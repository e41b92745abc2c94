import { z } from 'zod'

export const conversationId = z.string().min(1).max(100)
/** Made up by the browser for one deed: sent twice, it is done once. */
export const deedKey = z.string().min(8).max(100)
export const revision = z.number().int().min(0)
