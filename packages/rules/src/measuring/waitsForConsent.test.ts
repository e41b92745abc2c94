import { expect, it } from 'vitest'
import { waitsForConsent } from './waitsForConsent'

it.each([
  { consent: 'notice', zone: 'Europe/Paris', waits: false },
  { consent: 'optIn', zone: 'Australia/Perth', waits: true },
  { consent: 'regional', zone: 'Australia/Perth', waits: false },
  { consent: 'regional', zone: 'Pacific/Auckland', waits: false },
  { consent: 'regional', zone: 'Europe/London', waits: true },
  { consent: 'regional', zone: 'Atlantic/Canary', waits: true },
  { consent: 'regional', zone: '', waits: false },
] as const)(
  'waitsForConsent waits for consent if the law or the site requires it (ANL-01): $consent in $zone',
  ({ consent, zone, waits }) => expect(waitsForConsent(consent, zone)).toBe(waits),
)
