import { expect, it } from 'vitest'
import { notices, noticeWays } from './notices'

it('can be chosen each for itself: every kind in every way it is told in (ENT-16)', () => {
  const all = Object.entries(noticeWays).flatMap(([kind, ways]) => ways.map((way) => `${kind}.${way}`))
  expect(notices).toEqual(all)
})

it('leaves the mail of a new enquiry to the addresses of the business (ENT-16)', () => expect(noticeWays.lead).not.toContain('mail'))
