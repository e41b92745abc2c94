import { sourceOfState } from '@forecourt/services/review-sources/googleConsent'

/** Google returns here after the consent to a review source: continues on the source's page, which finishes it as the signed-in user. */
export const GET = (request: Request): Response => {
  const given = new URL(request.url).searchParams
  const state = given.get('state') ?? ''
  const id = sourceOfState(state)
  const query = new URLSearchParams({ code: given.get('code') ?? '', state })
  const location = id === null ? '/#/reviewSources' : `/#/reviewSources/${encodeURIComponent(id)}?${query}`
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' } })
}
