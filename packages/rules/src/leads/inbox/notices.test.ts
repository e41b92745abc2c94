import { expect, it } from 'vitest'
import { notices } from './InboxSettings'

it('notices have separate switches: new enquiries on devices; waiting enquiries and mentions on devices and by mail (ENT-16)', () => {
  // The mail of a new lead goes to the business, not to users.
  expect(notices).toEqual(['lead.push', 'late.push', 'late.mail', 'mention.push', 'mention.mail'])
})
