import { impersonalText } from '@forecourt/rules/measuring/impersonalText'
import { z } from 'zod'
import type { Beacon } from '../Beacon'

/** Limit of an event on one page, however long it stays open. */
const count = z.number().int().min(1).max(50).optional()
const text = z.string().max(400)

const shape = z.object({
  page: z.string().regex(/^[a-zA-Z]{1,30}$/),
  path: z.string().max(400),
  source: text,
  campaign: text,
  counts: z.object({ view: count, form: count, call: count }),
  seen: z.array(z.string().max(200)).max(200),
  searches: z.array(z.tuple([text, z.number().int().min(0).max(10_000_000)])).max(200),
})

/** Parses and validates a beacon; null if invalid. Texts are sanitised, as anyone can send one. */
export function parseBeacon(body: string): Beacon | null {
  try {
    const counts = shape.safeParse(JSON.parse(body)).data
    if (!counts) return null
    const searches = counts.searches.flatMap(([query, results]) => {
      const searchText = impersonalText(query)
      return searchText === '' ? [] : [[searchText.toLowerCase(), results] as const]
    })
    return { ...counts, source: impersonalText(counts.source) || 'other', campaign: impersonalText(counts.campaign), searches }
  } catch {
    return null
  }
}
