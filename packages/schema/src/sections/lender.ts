import { choices } from '../choices'
import { stableId } from '../formats/stableId'
import type { SectionSchema } from '../SchemaNode'

/** The lender's fees and rounding (FIN-07, FIN-26 to FIN-29). */
export const lender = {
  type: 'object',
  title: 'Lender',
  description: 'The fees and rounding of the lender behind the estimate and calculator. Figures from a provider or a quote have their own.',
  'x-group': 'Finance',
  'x-preview': 'car',
  properties: {
    fees: {
      type: 'array',
      title: 'Fees',
      description:
        'The lender’s fees in addition to interest, listed with every calculator result. Financed fees are also in the estimate.',
      maxItems: 8,
      'x-merge': 'id',
      default: [],
      items: {
        type: 'object',
        title: 'Fee',
        properties: {
          id: stableId,
          label: { type: 'string', title: 'Fee', description: 'The name of the fee.', minLength: 1, maxLength: 60 },
          amount: { type: 'number', title: 'Amount', description: 'In dollars.', minimum: 0, maximum: 10_000, default: 0 },
          every: {
            type: 'string',
            title: 'Charged',
            description: 'How often it is charged.',
            ...choices({ once: 'Once', month: 'Every month' }),
            default: 'once',
          },
          financed: {
            type: 'boolean',
            title: 'Added to the loan',
            description: 'A one-off fee is added to the loan. Otherwise it is paid separately.',
            default: false,
          },
        },
      },
    },
    rounding: {
      type: 'string',
      title: 'Rounding',
      description: 'How the estimate and calculator round a repayment to whole dollars.',
      ...choices({ nearest: 'To the nearest dollar', up: 'Up', down: 'Down' }),
      default: 'nearest',
    },
    comparisonRateFrom: {
      type: 'number',
      title: 'Comparison rates from',
      'x-country': 'AU',
      description: 'The lender’s lowest comparison rate, in per cent a year. Enter 0 for no range.',
      minimum: 0,
      maximum: 48,
      default: 0,
    },
    comparisonRateTo: {
      type: 'number',
      title: 'Comparison rates to',
      'x-country': 'AU',
      description: 'The lender’s highest comparison rate, in per cent a year. Enter 0 for no range.',
      minimum: 0,
      maximum: 48,
      default: 0,
    },
  },
} as const satisfies SectionSchema
