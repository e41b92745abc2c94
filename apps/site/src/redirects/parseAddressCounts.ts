import { z } from 'zod'

const id = z.string().min(1).max(200)
const path = z.string().max(600)
const count = z.number().int().min(0).max(1_000_000)

const asked = z.array(
  z.object({
    siteId: id,
    organisationId: id,
    followed: z.array(z.tuple([path, count])),
    missing: z.array(z.tuple([path, z.object({ people: count, machines: count })])),
  }),
)

/** What one site was asked for: redirects by old address with how often, and paths that named nothing. */
export type SiteAddressCounts = z.infer<typeof asked>[number]

/** Counts of addresses as they were sent; null when it is something else. */
export function parseAddressCounts(said: unknown): SiteAddressCounts[] | null {
  return asked.safeParse(said).data ?? null
}
