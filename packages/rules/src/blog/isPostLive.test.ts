import { expect, it } from 'vitest'
import { isPostLive, wallClock } from './isPostLive'

const now = '2026-03-11T03:30:00.000Z'
const dated = { state: 'published', publishOn: '2026-03-11', publishTime: null } as const

it.each([
  { name: 'its day', post: dated, live: true },
  { name: 'a day before', post: { ...dated, publishOn: '2026-03-10', publishTime: '23:59' }, live: true },
  { name: 'a day to come', post: { ...dated, publishOn: '2026-03-12' }, live: false },
  { name: 'its very minute, where the site is', post: { ...dated, publishTime: '14:30' }, live: true },
  { name: 'the minute before', post: { ...dated, publishTime: '14:31' }, live: false },
  { name: 'a draft', post: { ...dated, state: 'draft' as const }, live: false },
])('a post on $name shows: $live (RTE-24)', ({ post, live }) => expect(isPostLive(post, now, 'Australia/Sydney')).toBe(live))

it('a site further west shows it later', () => {
  expect(isPostLive({ ...dated, publishTime: '14:30' }, now, 'Australia/Perth')).toBe(false)
  expect(wallClock(65)).toBe('01:05')
})
