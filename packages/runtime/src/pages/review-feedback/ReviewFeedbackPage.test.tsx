import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ReviewFeedbackPage } from './ReviewFeedbackPage'

const request = { now: '2026-03-11T03:30:00.000Z', origin: 'https://cars.example', mode: 'live' } as const
const draw = (values: ConfigValues = {}) =>
  renderToStaticMarkup(
    <ReviewFeedbackPage
      route={{ page: 'reviewFeedback', path: '/review-feedback' }}
      config={buildConfig(values)}
      data={{ page: 'reviewFeedback', site: buildSiteData(), requested: { firstName: 'Priya', dealershipName: null } }}
      request={request}
    />,
  )

it('the review page thanks by name, and links to the reviews and to the survey, whatever the experience was (REV-03 to REV-06)', () => {
  const html = draw({ reviews: { reviewUrl: 'https://reviews.example/us' } })
  expect(html).toContain('Thank you, Priya')
  expect(html).toMatch(/href="https:\/\/reviews\.example\/us"[^>]*>I had a great experience/)
  expect(html).toMatch(/href="\/customer-feedback-survey"[^>]*>I had a bad experience/)
  expect(html).toContain('write a public review')
})

it('the review page links no shopper with a great experience to the survey for bad ones, where the dealer has no review address (REV-05)', () => {
  const html = draw()
  expect(html).not.toContain('I had a great experience')
  expect(html).toMatch(/href="\/customer-feedback-survey"[^>]*>I had a bad experience/)
})
