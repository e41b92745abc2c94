import { expect, it } from 'vitest'
import { enquiryStatus } from './conversationStages'

it.each([
  { stage: 'new', status: 'new' },
  { stage: 'contacted', status: 'contacted' },
  { stage: 'appointment', status: 'contacted' },
  { stage: 'negotiating', status: 'contacted' },
  { stage: 'sold', status: 'closed' },
  { stage: 'lost', status: 'closed' },
  { stage: 'spam', status: 'closed' },
] as const)('enquiryStatus shows a shopper the stage $stage as $status (RTE-22)', ({ stage, status }) =>
  expect(enquiryStatus(stage)).toBe(status),
)
