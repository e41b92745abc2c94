import type { MeasuredCounts } from '@forecourt/rules/measuring/SiteStatistics'
import { z } from 'zod'

const id = z.string().min(1).max(200)
const text = z.string().max(400)
const count = z.number().int().min(0).max(1_000_000_000)

const counts = z.array(
  z.object({
    siteId: id,
    organisationId: id,
    traffic: z.array(z.object({ page: text, source: text, campaign: text, views: count, visitors: count })),
    cars: z.array(z.object({ slug: text, impressions: count, views: count, forms: count, calls: count })),
    searches: z.array(z.object({ query: text, searches: count, empty: count })),
    forms: count,
    calls: count,
  }),
)

/** Parses counts from the front server; null if invalid. */
export function parseCounts(input: unknown): readonly MeasuredCounts[] | null {
  return counts.safeParse(input).data ?? null
}
