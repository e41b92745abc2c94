import { expect, test } from 'vitest'
import { sentFormNoun } from './sentFormNoun'

test.each([
  ['makeOffer', 'offer'],
  ['testDrive', 'booking request'],
  ['tradeIn', 'valuation request'],
] as const)('the sent form %s is named “%s” (ENQ-05, ENQ-06)', (form, noun) => expect(sentFormNoun(form)).toBe(noun))
