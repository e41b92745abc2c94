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
] as const)('thanks for the $word of the form $form (ENQ-05)', ({ form, word }) => expect(sentFormNoun(form)).toBe(word))

it('thanks for a request wherever the mail’s subject names one (ENQ-05)', () => {
  for (const [form, { noun }] of Object.entries(leadForms))
    if (noun === 'request') expect(sentFormNoun(form as keyof typeof leadForms)).toContain('request')
})
