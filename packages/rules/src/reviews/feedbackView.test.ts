import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { feedbackView } from './feedbackView'

const config = buildConfig({
  identity: { name: 'Meridian Motor Group' },
  reviews: {
    reviewUrl: 'https://reviews.example/group',
    dealershipUrls: [{ id: 'geelong', dealership: 'Meridian Mazda Geelong', url: 'https://reviews.example/geelong' }],
  },
})

it.each([
  {
    name: 'nobody named',
    asked: { firstName: null, dealershipName: null },
    is: { heading: 'Thank you, Valued Customer', reviewUrl: 'https://reviews.example/group', surveyHref: '/customer-feedback-survey' },
    says: 'Meridian Motor Group',
  },
  {
    name: 'a dealership of the group',
    asked: { firstName: 'Priya', dealershipName: 'meridian mazda geelong' },
    is: { heading: 'Thank you, Priya', reviewUrl: 'https://reviews.example/geelong' },
    says: 'meridian mazda geelong',
  },
  {
    name: 'a dealership nobody wrote a link for',
    asked: { firstName: 'Priya', dealershipName: 'Elsewhere' },
    is: { reviewUrl: 'https://reviews.example/group' },
    says: 'Elsewhere',
  },
])('the feedback page with $name (REV-03 to REV-06)', ({ asked, is, says }) => {
  const view = feedbackView(asked, config)
  expect(view).toMatchObject(is)
  expect(view.text).toContain(says)
})

it('leads nowhere that isn’t there (REV-05, REV-06)', () => {
  const bare = buildConfig({ pages: { list: [{ id: 'feedback-survey', shown: false }] } } as never)
  expect(feedbackView({ firstName: null, dealershipName: null }, bare)).toMatchObject({ reviewUrl: null, surveyHref: null })
})
