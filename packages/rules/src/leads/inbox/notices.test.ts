import { expect, it } from 'vitest'
import { notices } from './InboxSettings'

it('are an enquiry on devices, and waiting or mentions on devices and by mail, each with its own switch (ENT-16)', () => {
  // The mail of a new lead goes to the business, not to users.
  expect(notices).toEqual(['lead.push', 'late.push', 'late.mail', 'mention.push', 'mention.mail'])
})
