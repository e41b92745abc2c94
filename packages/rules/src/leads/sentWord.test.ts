import { expect, it } from 'vitest'
import { leadForms } from './leadForms'
import { sentFormNoun } from './sentFormNoun'

it.each([
  { form: 'general', word: 'enquiry' },
  { form: 'makeOffer', word: 'offer' },
  { form: 'reserve', word: 'reservation request' },
  { form: 'subscribe', word: 'subscription request' },
  { form: 'service', word: 'booking request' },
  { form: 'tradeIn', word: 'valuation request' },
  { form: 'feedback', word: 'feedback' },
] as const)('the form $form is confirmed as “$word” (ENQ-05)', ({ form, word }) => expect(sentFormNoun(form)).toBe(word))

it('the success page calls a sent form a request if the mail’s subject does (ENQ-05)', () => {
  for (const [form, { noun }] of Object.entries(leadForms))
    if (noun === 'request') expect(sentFormNoun(form as keyof typeof leadForms)).toContain('request')
})
