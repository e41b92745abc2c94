import { expect, it } from 'vitest'
import { leadForms } from './leadForms'
import { sentFormNoun } from './sentFormNoun'

it.each([
  ['general', 'enquiry'],
  ['makeOffer', 'offer'],
  ['testDrive', 'booking request'],
  ['reserve', 'reservation request'],
  ['subscribe', 'subscription request'],
  ['service', 'booking request'],
  ['tradeIn', 'valuation request'],
  ['feedback', 'feedback'],
] as const)('the sent form %s is named “%s” (ENQ-05, ENQ-06)', (form, noun) => expect(sentFormNoun(form)).toBe(noun))

it('the success page calls a sent form a request if the mail’s subject does (ENQ-05)', () => {
  for (const [form, { noun }] of Object.entries(leadForms))
    if (noun === 'request') expect(sentFormNoun(form as keyof typeof leadForms)).toContain('request')
})
