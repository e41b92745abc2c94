import type { OwnedOffer } from '@forecourt/data/offers/OwnedOffer'
import { offerFields } from '@forecourt/rules/records/kinds/offerFields'
import { blankValues } from '@forecourt/rules/records/RecordField'
import { beforeEach, expect, it, vi } from 'vitest'
import { offerView } from './offerView'

beforeEach(() => {
  vi.setSystemTime('2026-11-25T00:30:00Z')
})

const site = { id: 'site', name: 'Long Paddock', otherMake: null }
const offer = {
  ...blankValues(offerFields),
  name: 'Free service',
  sites: [site],
  timeZones: ['Australia/Brisbane'],
} as unknown as OwnedOffer

it.each([
  { name: 'one that is live', over: {}, message: ['Live on Long Paddock', 'The sites show it straight away.'] },
  {
    name: 'an upcoming one',
    over: { startsOn: '2026-11-26' },
    message: ['Scheduled: goes live on Long Paddock on 26 Nov 2026', 'It goes live automatically on 26 Nov 2026.'],
  },
  {
    name: 'one for later today',
    over: { startsOn: '2026-11-25', startTime: '10:31', endsOn: '2026-12-31', endTime: '17:00' },
    message: [
      'Scheduled: goes live on Long Paddock on 25 Nov 2026, 10:31 am, comes down on 31 Dec 2026, 5:00 pm',
      'It goes live automatically on 25 Nov 2026, 10:31 am.',
    ],
  },
  {
    name: 'one that has gone live this minute',
    over: { startsOn: '2026-11-25', startTime: '10:30' },
    message: ['Live on Long Paddock', 'The sites show it straight away.'],
  },
  {
    name: 'one on its last day',
    over: { endsOn: '2026-11-25' },
    message: ['Live on Long Paddock, comes down on 25 Nov 2026', 'The sites show it straight away.'],
  },
  {
    name: 'one that ended',
    over: { endsOn: '2026-11-24' },
    message: ['Came down on 24 Nov 2026', 'It came down on 24 Nov 2026, so no site shows it.'],
  },
  {
    name: 'one of another make',
    over: { sites: [{ ...site, otherMake: 'Kia' }] },
    message: ['On no site. Long Paddock only shows offers for Kia', 'No site shows it.'],
  },
] as const)('The form and the save message of an offer say where and when the sites show it: $name (OFR-01)', ({ over, message }) => {
  const row = { ...offer, ...over } as never
  expect([offerView.heading(row).text, offerView.savedText?.(row)]).toEqual(message)
})
