import type { RecordFields, ValuesOf } from '../RecordField'
import { australianStates } from './australianStates'
import { carTypeChoices } from './carTypeChoices'

/** Fields of an on-road charge, by governments and dealers (UI-19). */
export const chargeFields = {
  name: { kind: 'text', label: 'Charge', max: 60, required: 'Enter a name, such as “Registration”.' },
  chargedBy: {
    kind: 'choice',
    label: 'Charged by',
    start: 'government',
    required: 'Choose who charges it.',
    choices: { government: 'The government', dealer: 'The dealer' },
  },
  dealershipId: { kind: 'reference', to: 'dealership', label: 'At', none: 'Every dealership' },
  states: {
    kind: 'several',
    label: 'State',
    choices: Object.fromEntries(australianStates.map((state) => [state, state])),
    as: 'state',
    inNewZealand: null,
    hint: 'The states of the cars. Leave empty for all.',
  },
  carTypes: { kind: 'several', label: 'For', choices: carTypeChoices, hint: 'Leave empty for all.' },
  vehicleDuty: {
    kind: 'flag',
    label: 'The state’s vehicle duty',
    start: false,
    hint: 'Worked out for each car from its state’s rates, price, body, fuel and cylinders. A car missing a detail the rate depends on, or in the ACT, shows no on-road total.',
    inNewZealand: null,
  },
  fixedCents: { kind: 'money', label: 'Fixed amount', toDollars: 50_000, required: 'Enter the amount, or 0 for none.', start: 0 },
  percent: {
    kind: 'number',
    label: 'Percentage of the price',
    unit: '%',
    from: 0,
    to: 30,
    required: 'Enter the percentage, or 0 for none.',
    start: 0,
  },
  aboveCents: {
    kind: 'money',
    label: 'Only the part above',
    toDollars: 1_000_000,
    required: 'Enter the amount, or 0 for the whole price.',
    start: 0,
    hint: 'Enter a charge with two rates as two charges: 3% above $0, and 2% more above $45,000.',
    inNewZealand: { label: 'Only the part above', hint: 'Enter a charge with two rates as two charges.' },
  },
  published: { kind: 'flag', label: 'Show on sites', start: true },
} as const satisfies RecordFields

export type ChargeValues = ValuesOf<typeof chargeFields>
