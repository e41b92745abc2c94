import { expect, it } from 'vitest'
import { importedConsent } from './importedConsent'

const today = '2026-06-01'

it.each([
  { consent: 'yes', consentOn: '2026-05-31', is: ['yes', '2026-05-31'], note: null },
  { consent: 'yes', consentOn: today, is: ['yes', today], note: null },
  { consent: 'yes', consentOn: null, is: ['', null], note: 'A yes without its day isn’t stored as consent.' },
  { consent: 'yes', consentOn: '', is: ['', null], note: 'A yes without its day isn’t stored as consent.' },
  { consent: 'yes', consentOn: '2026-06-02', is: ['', null], note: 'This day is in the future, so no consent is stored.' },
  { consent: '', consentOn: '2026-05-31', is: ['', null], note: 'A day without an answer is no consent.' },
  { consent: '', consentOn: null, is: ['', null], note: null },
  { consent: 'no', consentOn: null, is: ['no', null], note: null },
  { consent: 'no', consentOn: '2026-05-31', is: ['no', '2026-05-31'], note: null },
  { consent: 'no', consentOn: '2026-06-02', is: ['no', null], note: 'This day is in the future, so it isn’t stored.' },
] as const)('“$consent” of $consentOn in a file is the consent $is (ENT-16)', ({ consent, consentOn, is, note }) => {
  expect(importedConsent({ consent, consentOn }, today)).toEqual({ consent: is[0], consentOn: is[1], note })
})
