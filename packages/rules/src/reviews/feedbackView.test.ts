import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { feedbackView } from './feedbackView'

const config = buildConfig({ reviews: { reviewUrl: 'https://reviews.example/group' } })
const geelong = { name: 'Meridian Mazda Geelong', reviewUrl: 'https://reviews.example/geelong' }
const ballarat = { name: 'Meridian Hyundai Ballarat', reviewUrl: null }
const group = [geelong, ballarat]

it.each([
  {
    name: 'no name',
    requested: { firstName: null, dealershipName: null },
    dealerships: group,
    is: { heading: 'Thank you, Valued Customer', reviewUrl: 'https://reviews.example/group', surveyHref: '/customer-feedback-survey' },
    message: 'Our Dealership',
  },
  {
    name: 'a dealership of the group',
    requested: { firstName: 'Priya', dealershipName: 'meridian mazda geelong' },
    dealerships: group,
    is: { heading: 'Thank you, Priya', reviewUrl: 'https://reviews.example/geelong' },
    message: 'meridian mazda geelong',
  },
  {
    name: 'a dealership without a review address',
    requested: { firstName: 'Priya', dealershipName: 'Meridian Hyundai Ballarat' },
    dealerships: group,
    is: { reviewUrl: 'https://reviews.example/group' },
    message: 'Meridian Hyundai Ballarat',
  },
  {
    name: 'an unknown dealership',
    requested: { firstName: 'Priya', dealershipName: 'Elsewhere' },
    dealerships: group,
    is: { reviewUrl: 'https://reviews.example/group' },
    message: 'Elsewhere',
  },
  {
    name: 'no name, at the only dealership of a site',
    requested: { firstName: 'Priya', dealershipName: null },
    dealerships: [geelong],
    is: { reviewUrl: 'https://reviews.example/geelong' },
    message: 'Our Dealership',
  },
  {
    name: 'a dealership other than the site’s only one',
    requested: { firstName: 'Priya', dealershipName: 'Elsewhere' },
    dealerships: [geelong],
    is: { reviewUrl: 'https://reviews.example/group' },
    message: 'Elsewhere',
  },
])('the feedback page with $name (REV-03 to REV-06)', ({ requested, dealerships, is, message }) => {
  const view = feedbackView(requested, config, dealerships)
  expect(view).toMatchObject(is)
  expect(view.text).toContain(message)
})

it('the review page links to no review page or survey that doesn’t exist (REV-05, REV-06)', () => {
  const bare = buildConfig({ pages: { list: [{ id: 'feedback-survey', shown: false }] } } as never)
  expect(feedbackView({ firstName: null, dealershipName: null }, bare, [])).toMatchObject({ reviewUrl: null, surveyHref: null })
})
