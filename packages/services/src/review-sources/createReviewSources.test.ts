import { expect, it } from 'vitest'
import { createReviewSources } from './createReviewSources'
import { openReviewKey, sealReviewKey } from './reviewKey'

const sources = createReviewSources({ google: null, now: () => '2026-03-02T02:00:00.000Z' })
const place = { place: '12345678', key: null, timeZone: 'Australia/Sydney' }

it.each([
  { provider: 'google', message: /isn’t registered with Google/ },
  { provider: 'facebook', message: /isn’t connected/ },
  { provider: 'yelp', message: /can’t be fetched any more/ },
  { provider: 'toString', message: /can’t be fetched any more/ },
])('reviews of $provider are fetched from nowhere else (ENT-14)', async ({ provider, message }) =>
  expect(sources.pull({ ...place, provider })).rejects.toThrow(message),
)

it('the access to a review source is encrypted with the installation’s key (ENT-14)', () => {
  const sealed = sealReviewKey('a secret', 'page token')
  expect(sealed).not.toContain('page token')
  expect([openReviewKey('a secret', sealed), openReviewKey('another', sealed)]).toEqual(['page token', null])
})
