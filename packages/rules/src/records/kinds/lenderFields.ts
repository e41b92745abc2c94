import type { RecordFields, ValuesOf } from '../RecordField'
import { carTypeChoices } from './carTypeChoices'

const percent = (label: string, from: number, to: number, more: { required: string; hint?: string; start?: number }) =>
  ({ kind: 'number', label, unit: '%', from, to, ...more }) as const

/** Fields of a lender's terms, from which cars' figures are calculated (ENT-26, FIN-25). */
export const lenderFields = {
  name: { kind: 'text', label: 'Lender', max: 60, required: 'Enter the lender’s name.' },
  provider: {
    kind: 'choice',
    label: 'Finance provider',
    required: 'Choose the finance provider selected in your site’s finance settings.',
    hint: 'A site shows the figures of the provider selected in its finance settings.',
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
  dealershipId: { kind: 'reference', to: 'dealership', label: 'Available at', none: 'Every dealership' },
  carTypes: { kind: 'several', label: 'For', choices: carTypeChoices, hint: 'Leave empty for all.' },
  interestRate: percent('Interest rate', 0.01, 40, { required: 'Enter the interest rate.', hint: 'Per cent a year.' }),
  // `lenderProblems` requires it in Australia.
  comparisonRate: {
    kind: 'number',
    label: 'Comparison rate',
    unit: '%',
    from: 0.01,
    to: 48,
    hint: 'For a 5-year secured loan of $30,000.',
    inNewZealand: null,
  },
  termYears: { kind: 'number', label: 'Term', unit: 'years', from: 1, to: 7, required: 'Enter the term.', start: 5 },
  depositPercent: percent('Deposit', 0, 60, { required: 'Enter the deposit, or 0 for none.', start: 0, hint: 'Percentage of the price.' }),
  balloonPercent: percent('Final payment', 0, 60, {
    required: 'Enter the final payment, or 0 for none.',
    start: 0,
    hint: 'Percentage of the price.',
  }),
  establishmentCents: {
    kind: 'money',
    label: 'Establishment fee',
    toDollars: 10_000,
    required: 'Enter the fee, or 0 for none.',
    start: 0,
    hint: 'Added to the loan amount.',
  },
  disclaimer: {
    kind: 'optionalRichText',
    label: 'Small print',
    max: 2_000,
    hint: 'Shown with its figures, after the site’s own small print.',
  },
  published: { kind: 'flag', label: 'Show on sites', start: true },
} as const satisfies RecordFields

export type LenderValues = ValuesOf<typeof lenderFields>
