import { z } from 'zod'
import type { Refresh } from '../sites/createSiteRegistry'

const id = z.string().min(1).max(200)
/** The kinds of `Refresh`, which documents them. */
const refresh = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('site'), organisationId: id, siteId: id, version: z.number().int().positive().optional() }),
  z.object({ kind: z.literal('stock'), organisationId: id }),
  z.object({ kind: z.literal('carLists'), organisationId: id }),
  z.object({ kind: z.literal('car'), organisationId: id, carSlug: id }),
  z.object({ kind: z.literal('carPage'), organisationId: id, carSlug: id }),
  z.object({ kind: z.literal('redirects'), organisationId: id, siteId: id }),
  z.object({ kind: z.literal('everything') }),
])
const body = z.union([refresh, z.array(refresh).max(10_000)])

/** Parses and deduplicates the changes of a refresh request; null if invalid. */
export function parseRefreshes(input: unknown): Refresh[] | null {
  const parsed = body.safeParse(input)
  if (!parsed.success) return null
  const all = Array.isArray(parsed.data) ? parsed.data : [parsed.data]
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()]
}
