import { largestKeptFile } from '@forecourt/rules/stock/uploadLimits'
import { feedMapping } from '@forecourt/services/stock-feeds/FeedMapping'
import { mostHeadings } from '@forecourt/services/stock-feeds/FeedRecords'
import { longestParted } from '@forecourt/services/stock-feeds/tableRows'
import { z } from 'zod'
import { base64Input } from '../../base64Input'

const row = z.int().min(1).max(2_000_000)

/** The file of cars of a new dealer as their answers keep it. */
export const stockInput = {
  file: base64Input(
    'The file is too large to be kept here. Leave it out, and add it under Feeds once the dealer is set up.',
    largestKeptFile,
  ),
  mapping: feedMapping.nullable().default(null),
  corrections: z
    .array(
      z.union([
        z.object({ row, heading: z.string().min(1).max(400), value: z.string().max(500) }),
        z.object({ row, cells: z.array(z.string().max(longestParted)).max(mostHeadings).readonly() }),
      ]),
    )
    .max(500, 'At most 500 cells can be corrected here. Correct the file itself, and choose it again.')
    .default([]),
  priceType: z.enum(['driveAway', 'egc']).default('egc'),
}

/** A file of cars with where they can stand: what each location is called, its name first. */
export const stockFileInput = z.object({
  ...stockInput,
  country: z.enum(['AU', 'NZ']).default('AU').describe('Whose dollars the prices are in.'),
  places: z
    .array(z.array(z.string().max(120)).max(2))
    .min(1)
    .max(31),
})
