import type { RecordFields, ValuesOf } from '../RecordField'
import { carTypeChoices } from './carTypeChoices'

const percent = (label: string, from: number, to: number, more: { required: string; hint?: string; start?: number }) =>
  ({ kind: 'number', label, unit: '%', from, to, ...more }) as const

/** Fields of a lender's terms, from which cars' figures are calculated (ENT-26, FIN-25). */
export const lenderFields = {
  name: { kind: 'text', label: 'Lender', most: 60, required: 'Say who lends.' },
  provider: {
    kind: 'choice',
    label: 'Gives figures as',
    required: 'Choose the provider its figures stand for.',
    hint: 'Sites show the figures of the provider they have chosen.',
    choices: {
      taurus: 'Taurus',
      '360_finance': '360 Finance',
      ausloans: 'AusLoans',
      manual: 'Manual',
      angle: 'Angle',
      powertorque: 'Powertorque',
      nissan_finance: 'Nissan Finance',
    },
  },
  dealershipId: { kind: 'reference', to: 'dealership', label: 'Lends at', none: 'Every dealership' },
  carTypes: { kind: 'several', label: 'For', choices: carTypeChoices, hint: 'None chosen: for all.' },
  interestRate: percent('Interest rate', 0.01, 40, { required: 'Give the interest rate.', hint: 'Percent a year.' }),
  comparisonRate: percent('Comparison rate', 0.01, 48, {
    required: 'Give the comparison rate: a rate may not stand without it.',
    hint: 'For a 5-year secured loan of $30,000.',
  }),
  termYears: { kind: 'number', label: 'Term', unit: 'years', from: 1, to: 7, required: 'Give the term.', start: 5 },
  depositPercent: percent('Deposit', 0, 60, { required: 'Give the deposit; 0 for none.', start: 0, hint: 'Percent of the price.' }),
  balloonPercent: percent('Final payment', 0, 60, {
    required: 'Give the final payment; 0 for none.',
    start: 0,
    hint: 'Percent of the price.',
  }),
  establishmentCents: {
    kind: 'money',
    label: 'Establishment fee',
    toDollars: 10_000,
    required: 'Give the fee; 0 for none.',
    start: 0,
    hint: 'Added to what is borrowed.',
  },
  disclaimer: {
    kind: 'optionalRichText',
    label: 'Small print',
    most: 2_000,
    hint: 'Stands with the figures of its cars, after the small print of the site.',
  },
  published: { kind: 'flag', label: 'Sites show its figures', start: true },
} as const satisfies RecordFields

export type LenderValues = ValuesOf<typeof lenderFields>
