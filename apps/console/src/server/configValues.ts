import { isRecord } from '@forecourt/schema/isRecord'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { z } from 'zod'

/** A sparse config document as it comes in: an object here; what is in it the schema's own validator says, in words a dealer understands. */
export const configValues = z.custom<ConfigValues>(isRecord, 'A config is an object of sections.')

/** Counts up with every save of a draft; a save must name the one it builds on. */
export const revision = z.number().int().min(0)

export const versionNumber = z.number().int().min(1)
