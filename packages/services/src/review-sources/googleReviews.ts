import type { FetchedReview } from '@forecourt/data/reviews/sources/takeReviews'
import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import { z } from 'zod'
import type { PullReviews } from './ReviewSources'
import { laterProblem, requestJson, unreadable } from './requestJson'

/** OAuth client of the installation, approved by Google for the Business Profile API. */
export interface GoogleClient {
  readonly id: string
  readonly secret: string
}

/** The client of these environment variables; null without both. */
export const googleClient = (id: string | undefined, secret: string | undefined): GoogleClient | null =>
  id && secret ? { id, secret } : null

export interface GoogleAddresses {
  readonly token: string
  readonly accounts: string
  readonly locations: string
  readonly reviews: string
}

/** Addresses of the APIs. */
export const googleAddresses: GoogleAddresses = {
  token: 'https://oauth2.googleapis.com/token',
  accounts: 'https://mybusinessaccountmanagement.googleapis.com/v1',
  locations: 'https://mybusinessbusinessinformation.googleapis.com/v1',
  reviews: 'https://mybusiness.googleapis.com/v4',
}

export interface GoogleReviewsOptions {
  /** Null if the installation has none. */
  readonly client: GoogleClient | null
  readonly addresses?: GoogleAddresses
  readonly trusted?: readonly string[]
}

/** Google's limit of a page, and how many are read: the newest 2,000 reviews. */
const pageSize = 50
const maxPages = 40

const stars: { readonly [rating: string]: number } = { ONE: 1, TWO: 2, THREE: 3, FOUR: 4, FIVE: 5 }

const tokenResponse = z.object({ access_token: z.string().min(1) })
const tokenFault = z.object({ error: z.string() })
const accountsPage = z.object({ accounts: z.array(z.object({ name: z.string() })).default([]), nextPageToken: z.string().default('') })
const locationsPage = z.object({ locations: z.array(z.object({ name: z.string() })).default([]), nextPageToken: z.string().default('') })
const reviewsPage = z.object({
  reviews: z
    .array(
      z.object({
        reviewId: z.string().min(1),
        reviewer: z.object({ displayName: z.string().default(''), isAnonymous: z.boolean().default(false) }).optional(),
        starRating: z.string(),
        comment: z.string().default(''),
        createTime: z.iso.datetime({ offset: true }),
        reviewReply: z.object({ comment: z.string().default(''), updateTime: z.iso.datetime({ offset: true }) }).optional(),
      }),
    )
    .default([]),
  nextPageToken: z.string().default(''),
})

const connectAgain = 'Google no longer accepts the access. Connect this source again.'

const accessToken = async (refreshToken: string, client: GoogleClient, address: string, trusted: readonly string[]): Promise<string> => {
  const form = { grant_type: 'refresh_token', client_id: client.id, client_secret: client.secret, refresh_token: refreshToken }
  const { status, json } = await requestJson(address, { form, trusted })
  const granted = tokenResponse.safeParse(json)
  if (status === 200 && granted.success) return granted.data.access_token
  const fault = tokenFault.safeParse(json).data?.error
  if (fault === 'invalid_grant') throw new Error(connectAgain)
  if (status === 400 || status === 401)
    throw new Error('Google does not accept this installation’s client. Your support contact can correct it.')
  throw status === 200 ? unreadable('Google') : laterProblem('Google', status)
}

const statusProblem = (status: number, place: string): Error => {
  if (status === 401) return new Error(connectAgain)
  if (status === 403)
    return new Error('The connected Google account may not read these reviews. Connect the account that manages the Business Profile.')
  if (status === 400 || status === 404) return new Error(`The connected Google account has no business with the ID ${place}.`)
  return laterProblem('Google', status)
}

/** The day of a reply, never before that of its review: Google keeps replies when a review is written again. */
const laterDay = (day: string, other: string) => (day < other ? other : day)

/** Reviews of a Google Business Profile (API v4), newest first. The key is a refresh token of an account that manages the profile. */
export const googleReviews = ({ client, addresses = googleAddresses, trusted = [] }: GoogleReviewsOptions): PullReviews => {
  const read = async <Page>(address: string, token: string, place: string, page: z.ZodType<Page>): Promise<Page> => {
    const { status, json } = await requestJson(address, { headers: { authorization: `Bearer ${token}` }, trusted })
    if (status !== 200) throw statusProblem(status, place)
    const parsed = page.safeParse(json)
    if (!parsed.success) throw unreadable('Google')
    return parsed.data
  }

  /** The account of a location, as `accounts/1/locations/2`: dealers know only the number of their Business Profile. */
  const findLocation = async (place: string, token: string): Promise<string> => {
    if (place.startsWith('accounts/')) return place
    const known: string[] = []
    for (let [page, next] = [0, '']; page < maxPages && (page === 0 || next !== ''); page++) {
      const query = new URLSearchParams({ pageSize: '20', ...(next && { pageToken: next }) })
      const found = await read(`${addresses.accounts}/accounts?${query}`, token, place, accountsPage)
      known.push(...found.accounts.map(({ name }) => name))
      next = found.nextPageToken
    }
    for (const account of known)
      for (let [page, next] = [0, '']; page < maxPages && (page === 0 || next !== ''); page++) {
        const query = new URLSearchParams({ readMask: 'name', pageSize: '100', ...(next && { pageToken: next }) })
        const found = await read(`${addresses.locations}/${account}/locations?${query}`, token, place, locationsPage)
        if (found.locations.some(({ name }) => name === `locations/${place}`)) return `${account}/locations/${place}`
        next = found.nextPageToken
      }
    throw statusProblem(404, place)
  }

  return async ({ place, key, timeZone }) => {
    if (client === null) throw new Error('This installation isn’t registered with Google yet. Your support contact can set it up.')
    if (key === null) throw new Error('This source isn’t connected. Open it and choose Connect.')
    const token = await accessToken(key, client, addresses.token, trusted)
    const location = await findLocation(place, token)
    const dayOf = (instant: string) => momentInZone(instant, timeZone).date
    const reviews: FetchedReview[] = []
    let leftOut = 0
    for (let [page, next] = [0, '']; page < maxPages && (page === 0 || next !== ''); page++) {
      const query = new URLSearchParams({ pageSize: String(pageSize), orderBy: 'updateTime desc', ...(next && { pageToken: next }) })
      const found = await read(`${addresses.reviews}/${location}/reviews?${query}`, token, place, reviewsPage)
      for (const { reviewId, reviewer, starRating, comment, createTime, reviewReply } of found.reviews) {
        const rating = stars[starRating]
        const text = comment.trim()
        if (rating === undefined || text === '') {
          leftOut++
          continue
        }
        const reviewDate = dayOf(createTime)
        const reply = reviewReply?.comment.trim() ?? ''
        reviews.push({
          ...{ externalId: reviewId, text, rating, reviewDate },
          customerName: (reviewer?.displayName ?? '').trim().slice(0, 80) || 'A Google user',
          replyText: reply || null,
          replyDate: reviewReply && reply ? laterDay(dayOf(reviewReply.updateTime), reviewDate) : null,
        })
      }
      next = found.nextPageToken
    }
    return { reviews, leftOut }
  }
}
