import { afterEach, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../http/testing/startServer'
import { facebookReviews } from './facebookReviews'

let server: TestServer | undefined
afterEach(() => server?.stop())

/** Recorded shapes of the Graph API's documented responses. */
const starred = {
  created_time: '2026-03-01T22:15:00+0000',
  ...{ has_rating: true, has_review: true, rating: 4, review_text: 'Straight answers.' },
  reviewer: { id: '77', name: 'Priya Singh' },
  open_graph_story: { id: '501' },
}
const recommended = {
  created_time: '2026-03-02T01:00:00+0000',
  ...{ has_rating: false, has_review: true, recommendation_type: 'positive', review_text: 'Go there.' },
  open_graph_story: { id: '502' },
}

const pull = async (respond: (after: string | null) => { status?: number; json: unknown }, key: string | null = 'page token') => {
  const requests: { path: string; authorization: string | undefined; limit: string | null }[] = []
  server = await startServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://graph.example')
    requests.push({ path: pathname, authorization: request.headers.authorization, limit: searchParams.get('limit') })
    const { status = 200, json } = respond(searchParams.get('after'))
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
  })
  const source = facebookReviews({ address: `http://${server.host}/v21.0`, trusted: [server.host] })
  const pulled = await source({ place: '104567890123', key, timeZone: 'Pacific/Auckland' }).catch((error: Error) => error.message)
  return { pulled, requests }
}

describe('Facebook reviews (ENT-14)', () => {
  it('Facebook reviews are read on all pages, and a recommendation without stars gets none', async () => {
    const { pulled, requests } = await pull((after) =>
      after === null
        ? { json: { data: [starred, recommended], paging: { cursors: { after: 'next' }, next: 'https://graph.facebook.com/…' } } }
        : { json: { data: [{ ...starred, open_graph_story: undefined, reviewer: undefined }], paging: { cursors: { after: 'end' } } } },
    )
    expect(pulled).toEqual({
      leftOut: 1,
      reviews: [
        {
          ...{ externalId: '501', customerName: 'Priya Singh', text: 'Straight answers.', rating: 4, reviewDate: '2026-03-02' },
          ...{ replyText: null, replyDate: null },
        },
        expect.objectContaining({ externalId: expect.stringMatching(/^[0-9a-f]{64}$/), customerName: 'A Facebook user' }),
      ],
    })
    expect(requests).toEqual(
      Array.from({ length: 2 }, () => ({ path: '/v21.0/104567890123/ratings', authorization: 'Bearer page token', limit: '100' })),
    )
  })

  it.each([
    { name: 'an expired token', code: 190, message: /Connect this source again/ },
    { name: 'an ended interface', code: 12, message: /import them as a file/ },
    { name: 'a missing permission', code: 283, message: /pages_read_user_content/ },
    { name: 'a limit', code: 32, message: /accepts no more requests for now/ },
    { name: 'an unknown page', code: 100, subcode: 33, message: /no page with the ID 104567890123/ },
    { name: 'a failure', code: 2, message: /status 400/ },
  ])('Facebook reviews with $name: the dealer gets a sentence, and no reviews', async ({ code, subcode, message }) => {
    const fault = { error: { message: 'In English', type: 'OAuthException', code, error_subcode: subcode, fbtrace_id: 'A' } }
    expect((await pull(() => ({ status: 400, json: fault }))).pulled).toMatch(message)
  })

  it('Facebook reviews need a token, and a response with the documented values', async () => {
    expect((await pull(() => ({ json: {} }), null)).pulled).toMatch(/isn’t connected/)
    expect((await pull(() => ({ json: { data: 'none' } }))).pulled).toMatch(/can’t be read/)
  })
})
