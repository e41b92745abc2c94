import { expect, test } from 'vitest'
import { auditAreaName } from './auditAreas'

test.each([
  { name: 'a passkey that was removed', action: 'user.removePasskey', message: 'People' },
  { name: 'a file that is held', action: 'feed.hold', message: 'Imports' },
  { name: 'an area without a filter', action: 'feedFormat.publish', message: 'Imports' },
  { name: 'a record', action: 'review source.fetch', message: 'Review source' },
])('The audit log shows the area of $name as a name, not a code', ({ action, message }) => {
  expect(auditAreaName(action)).toBe(message)
})
