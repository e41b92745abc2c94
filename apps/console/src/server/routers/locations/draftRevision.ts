import { z } from 'zod'

/** The revision of a location's draft that a change was made on; 0 where there was no draft. */
export const draftRevision = z.number().int().min(0).max(2_147_483_647)
