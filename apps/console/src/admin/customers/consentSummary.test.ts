import { expect, test } from 'vitest'
import { consentSummary } from './consentSummary'

test.each([
  { consent: 'yes', consentOn: '2026-03-01', text: 'Agreed on 1 Mar 2026' },
  { consent: 'no', consentOn: '2026-03-01', text: 'Declined on 1 Mar 2026' },
  { consent: 'no', consentOn: null, text: 'Declined' },
  { consent: '', consentOn: null, text: 'Not known' },
] as const)('A consent of “$consent” on $consentOn reads “$text” (ENT-16)', ({ consent, consentOn, text }) => {
  expect(consentSummary({ consent, consentOn })).toBe(text)
})
