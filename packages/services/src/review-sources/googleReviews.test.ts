import type { IncomingMessage } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../http/testing/startServer'
import { googleReviews } from './googleReviews'

let server: TestServer | undefined
afterEach(() => server?.stop())

interface Answer {
  readonly status?: number
  readonly json: unknown
}

const client = { id: 'client.apps.googleusercontent.com', secret: 'client secret' }

/** Recorded shapes of Google's documented responses. */
const granted: Answer = { json: { access_token: 'ya29.token', expires_in: 3599, scope: 'business.manage', token_type: 'Bearer' } }
const review = {
  name: 'accounts/11/locations/12345678/reviews/r1',
  reviewId: 'r1',
  reviewer: { displayName: 'Priya S.', profilePhotoUrl: 'https://lh3.googleusercontent.com/a' },
  starRating: 'FOUR',
  comment: 'Straight answers.',
  createTime: '2026-03-01T22:15:00.123456Z',
  updateTime: '2026-03-01T22:15:00.123456Z',
  reviewReply: { comment: 'Thanks, Priya.', updateTime: '2026-03-02T20:00:00Z' },
}
const responses: { [path: string]: Answer | undefined } = {
  '/token': granted,
  '/accounts/accounts?pageSize=20': { json: { accounts: [{ name: 'accounts/10', type: 'PERSONAL' }], nextPageToken: 'a2' } },
  '/accounts/accounts?pageSize=20&pageToken=a2': { json: { accounts: [{ name: 'accounts/11', type: 'LOCATION_GROUP' }] } },
  '/locations/accounts/10/locations?readMask=name&pageSize=100': { json: {} },
  '/locations/accounts/11/locations?readMask=name&pageSize=100': { json: { locations: [{ name: 'locations/12345678' }] } },
  '/reviews/accounts/11/locations/12345678/reviews?pageSize=50&orderBy=updateTime+desc': {
    json: { reviews: [review], averageRating: 4.5, totalReviewCount: 3, nextPageToken: 'r2' },
  },
  '/reviews/accounts/11/locations/12345678/reviews?pageSize=50&orderBy=updateTime+desc&pageToken=r2': {
    json: {
      reviews: [
        { ...review, reviewId: 'r2', reviewer: { isAnonymous: true }, starRating: 'FIVE', comment: 'Good.', reviewReply: undefined },
        { ...review, reviewId: 'r3', comment: undefined },
      ],
    },
  },
}

interface Requested {
  readonly url: string
  readonly authorization: string | undefined
  readonly body: string
}

const bodyOf = async (request: IncomingMessage) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

/** Fetches from a server with these responses besides those above. */
const pull = async ({
  place = '12345678',
  key = 'refresh',
  registered = true,
  over = {},
}: {
  place?: string | undefined
  key?: string | null | undefined
  registered?: boolean | undefined
  over?: { [path: string]: Answer | undefined } | undefined
} = {}) => {
  const requests: Requested[] = []
  const known = { ...responses, ...over }
  server = await startServer(async (request, response) => {
    const url = request.url ?? ''
    requests.push({ url, authorization: request.headers.authorization, body: await bodyOf(request) })
    const { status = 200, json } = known[url] ?? { status: 404, json: { error: { code: 404, status: 'NOT_FOUND' } } }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
  })
  const at = (path: string) => `http://${server?.host}/${path}`
  const addresses = { token: at('token'), accounts: at('accounts'), locations: at('locations'), reviews: at('reviews') }
  const source = googleReviews({ client: registered ? client : null, addresses, trusted: [server.host] })
  const pulled = await source({ place, key, timeZone: 'Australia/Perth' }).catch((error: Error) => error.message)
  return { pulled, requests }
}

describe('Google reviews (ENT-14)', () => {
  it('Google reviews are read on all pages, in days of the dealer, without stars that have no text', async () => {
    const { pulled, requests } = await pull()
    expect(pulled).toEqual({
      leftOut: 1,
      reviews: [
        {
          ...{ externalId: 'r1', customerName: 'Priya S.', text: 'Straight answers.', rating: 4, reviewDate: '2026-03-02' },
          ...{ replyText: 'Thanks, Priya.', replyDate: '2026-03-03' },
        },
        {
          ...{ externalId: 'r2', customerName: 'A Google user', text: 'Good.', rating: 5, reviewDate: '2026-03-02' },
          ...{ replyText: null, replyDate: null },
        },
      ],
    })
    expect(Object.fromEntries(new URLSearchParams(requests[0]?.body))).toEqual({
      ...{ grant_type: 'refresh_token', client_id: client.id, client_secret: client.secret, refresh_token: 'refresh' },
    })
    expect(new Set(requests.slice(1).map(({ authorization }) => authorization))).toEqual(new Set(['Bearer ya29.token']))
  })

  it('Google reviews of a full resource name need no search for the account', async () => {
    const { pulled, requests } = await pull({ place: 'accounts/11/locations/12345678' })
    expect(pulled).toMatchObject({ leftOut: 1 })
    expect(requests.filter(({ url }) => url.startsWith('/accounts'))).toEqual([])
  })

  const reviewsPath = '/reviews/accounts/11/locations/12345678/reviews?pageSize=50&orderBy=updateTime+desc'
  it.each([
    { name: 'no client', with: { registered: false }, message: /isn’t registered with Google yet/ },
    { name: 'no key', with: { key: null }, message: /isn’t connected/ },
    {
      name: 'a withdrawn access',
      with: { over: { '/token': { status: 400, json: { error: 'invalid_grant' } } } },
      message: /Connect this source again/,
    },
    {
      name: 'a wrong client',
      with: { over: { '/token': { status: 401, json: { error: 'invalid_client' } } } },
      message: /does not accept this installation’s client/,
    },
    { name: 'another business', with: { place: '99999999' }, message: /no business with the ID 99999999/ },
    { name: 'a refusal', with: { over: { [reviewsPath]: { status: 403, json: {} } } }, message: /may not read these reviews/ },
    { name: 'a limit', with: { over: { [reviewsPath]: { status: 429, json: {} } } }, message: /accepts no more requests for now/ },
    { name: 'a failure', with: { over: { [reviewsPath]: { status: 503, json: null } } }, message: /status 503/ },
    { name: 'another response', with: { over: { [reviewsPath]: { json: { reviews: 'none' } } } }, message: /can’t be read/ },
  ])('Google reviews with $name: the dealer gets a sentence, and no reviews', async ({ with: options, message }) =>
    expect((await pull(options)).pulled).toMatch(message),
  )
})
