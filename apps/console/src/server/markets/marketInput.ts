import { marketFormats } from '@forecourt/services/market-feeds/marketFormats'
import { z } from 'zod'

const ids = marketFormats.map(({ id }) => id)

/** A format of files for market places, by its id. */
export const marketFormat = z
  .string()
  .refine((id) => ids.includes(id), 'There is no such format.')
  .transform((id) => marketFormats.find((format) => format.id === id) as (typeof marketFormats)[number])
