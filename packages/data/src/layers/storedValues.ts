import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import type { Prisma } from '../generated/client'

/** The values of a layer are JSON by their schema, which Prisma's types cannot know. */
export const storedValues = (values: ConfigValues): Prisma.InputJsonObject => values as unknown as Prisma.InputJsonObject
