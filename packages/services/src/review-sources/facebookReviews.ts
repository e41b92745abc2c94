import { createHash } from 'node:crypto'
import type { FetchedReview } from '@forecourt/data/reviews/sources/takeReviews'
import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import { z } from 'zod'
import type { PullReviews } from './ReviewSources'
import { laterProblem, requestJson, unreadable } from './requestJson'

/** The last version of the Graph API that returns recommendations: later ones respond with the error 12. */
const graphAddress = 'https://graph.facebook.com/v21.0'

/** Facebook's limit of a page, and how many are read: the newest 2,000 recommendations. */
const pageSize = 100
const maxPages = 20

const asked = 'created_time,has_rating,has_review,rating,recommendation_type,review_text,reviewer{id,name},open_graph_story{id}'

const ratingsPage = z.object({
  data: z.array(
    z.object({
      created_time: z.string().min(1),
      rating: z.number().int().min(1).max(5).optional().catch(undefined),
      review_text: z.string().default(''),
      reviewer: z.object({ id: z.string().default(''), name: z.string().default('') }).optional(),
      open_graph_story: z.object({ id: z.string().min(1) }).optional(),
    }),
  ),
  paging: z.object({ cursors: z.object({ after: z.string().default('') }).optional(), next: z.string().optional() }).optional(),
})

const graphFault = z.object({ error: z.object({ code: z.number(), error_subcode: z.number().optional() }) })

const limitCodes = [4, 17, 32, 613]

const faultProblem = (status: number, json: unknown, place: string): Error => {
  const { code = 0, error_subcode: subcode } = graphFault.safeParse(json).data?.error ?? {}
  if (code === 190 || code === 102) return new Error('Facebook no longer accepts the access token. Connect this source again.')
  if (code === 12)
    return new Error(
      'Facebook no longer gives the recommendations of pages to other websites. Pause this source, and import them as a file.',
    )
  if (code === 10 || (code >= 200 && code < 300))
    return new Error('The access token may not read the recommendations of this page. It needs the permission pages_read_user_content.')
  if (limitCodes.includes(code)) return laterProblem('Facebook', 429)
  if (status === 404 || (code === 100 && subcode === 33)) return new Error(`The access token knows no page with the ID ${place}.`)
  return laterProblem('Facebook', status)
}

/** Facebook writes `+0000`, which ISO 8601 has with a colon. */
const instantOf = (time: string): string | null => {
  const ms = Date.parse(time.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'))
  return Number.isNaN(ms) ? null : new Date(ms).toISOString()
}

export interface FacebookReviewsOptions {
  readonly address?: string
  readonly trusted?: readonly string[]
}

/**
 * Recommendations of a Facebook page. The key is an access token of the page. Since 2018 they have no stars, and stars are not derived
 * from “recommends”: those without are left out.
 */
export const facebookReviews =
  ({ address = graphAddress, trusted = [] }: FacebookReviewsOptions): PullReviews =>
  async ({ place, key, timeZone }) => {
    if (key === null) throw new Error('This source isn’t connected. Open it and choose Connect.')
    const reviews: FetchedReview[] = []
    let leftOut = 0
    for (let [page, after] = [0, '']; page < maxPages && (page === 0 || after !== ''); page++) {
      const query = new URLSearchParams({ fields: asked, limit: String(pageSize), ...(after && { after }) })
      const { status, json } = await requestJson(`${address}/${place}/ratings?${query}`, {
        headers: { authorization: `Bearer ${key}` },
        trusted,
      })
      if (status !== 200) throw faultProblem(status, json, place)
      const { data: found } = ratingsPage.safeParse(json)
      if (!found) throw unreadable('Facebook')
      for (const { created_time, rating, review_text, reviewer, open_graph_story } of found.data) {
        const text = review_text.trim()
        const instant = instantOf(created_time)
        if (rating === undefined || text === '' || instant === null) {
          leftOut++
          continue
        }
        reviews.push({
          externalId:
            open_graph_story?.id ??
            createHash('sha256')
              .update(`${reviewer?.id ?? ''} ${created_time}`)
              .digest('hex'),
          customerName: (reviewer?.name ?? '').trim().slice(0, 80) || 'A Facebook user',
          ...{ text, rating, reviewDate: momentInZone(instant, timeZone).date, replyText: null, replyDate: null },
        })
      }
      after = found.paging?.next === undefined ? '' : (found.paging.cursors?.after ?? '')
    }
    return { reviews, leftOut }
  }
