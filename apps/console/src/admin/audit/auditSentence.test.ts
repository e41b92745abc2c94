import { expect, test } from 'vitest'
import { auditSentence } from './auditSentence'

test.each([
  { name: 'a lead', action: 'lead.update', summary: 'Moved from new to won', message: 'Lead moved from new to won' },
  {
    name: 'an entry whose summary names the record',
    action: 'site.publish',
    summary: 'Published version 2 of Kauri',
    message: 'Published version 2 of Kauri',
  },
])('The audit log has a sentence for $name', ({ action, summary, message }) => {
  expect(auditSentence({ action, summary })).toBe(message)
})
