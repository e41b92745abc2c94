import { isRecord } from '@forecourt/schema/isRecord'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { z } from 'zod'

/** A sparse config document. Only checked to be an object here; the schema's own validator checks the rest, with messages for dealers. */
export const configValues = z.custom<ConfigValues>(isRecord, 'The settings must be an object of sections.')

/** Increases with every save of a draft; a save must name the revision it is based on. */
export const revision = z.number().int().min(0)

export const versionNumber = z.number().int().min(1)
