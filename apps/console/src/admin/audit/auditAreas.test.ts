import { expect, test } from 'vitest'
import { auditAreaName } from './auditAreas'

test.each([
  { name: 'a passkey that was removed', action: 'user.removePasskey', says: 'People' },
  { name: 'a file that is held', action: 'feed.hold', says: 'Feeds' },
  { name: 'an area without a filter', action: 'feedFormat.publish', says: 'Feeds' },
  { name: 'a record', action: 'review source.fetch', says: 'Review source' },
])('The audit log shows the area of $name as a name, not a code', ({ action, says }) => {
  expect(auditAreaName(action)).toBe(says)
})
