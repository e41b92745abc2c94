import type { RecordFields, ValuesOf } from '../RecordField'
import { carTypeChoices } from './carTypeChoices'

/** Fields of an on-road charge, by governments and dealers (UI-19). */
export const chargeFields = {
  name: { kind: 'text', label: 'Charge', most: 60, required: 'Say what it is called, such as “Stamp duty”.' },
  askedBy: {
    kind: 'choice',
    label: 'Asked by',
    start: 'government',
    required: 'Choose who asks it.',
    choices: { government: 'The government', dealer: 'The dealer' },
  },
  dealershipId: { kind: 'reference', to: 'dealership', label: 'At', none: 'Every dealership' },
  states: {
    kind: 'several',
    label: 'Where',
    choices: { ACT: 'ACT', NSW: 'NSW', NT: 'NT', QLD: 'QLD', SA: 'SA', TAS: 'TAS', VIC: 'VIC', WA: 'WA' },
    hint: 'Where the car stands. None chosen: everywhere.',
  },
  carTypes: { kind: 'several', label: 'For', choices: carTypeChoices, hint: 'None chosen: for all.' },
  fixedCents: { kind: 'money', label: 'Fixed amount', toDollars: 50_000, required: 'Give the amount; 0 for none.', start: 0 },
  percent: { kind: 'number', label: 'Of the price', unit: '%', from: 0, to: 30, required: 'Give the percentage; 0 for none.', start: 0 },
  aboveCents: {
    kind: 'money',
    label: 'Of what is above',
    toDollars: 1_000_000,
    required: 'Give the amount; 0 for the whole price.',
    start: 0,
    hint: 'A duty with two rates is two charges: 3 % above $0, and 2 % more above $45,000.',
  },
  published: { kind: 'flag', label: 'Sites show it', start: true },
} as const satisfies RecordFields

export type ChargeValues = ValuesOf<typeof chargeFields>
