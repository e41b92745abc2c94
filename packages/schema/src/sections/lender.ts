import { choices } from '../choices'
import { stableId } from '../formats/stableId'
import type { SectionSchema } from '../SchemaNode'

/** The lender's fees and rounding (FIN-07, FIN-26 to FIN-29). */
export const lender = {
  type: 'object',
  title: 'Lender',
  description:
    'What the lender behind the estimate and the calculator charges, and how it rounds. Figures of a provider or a quote bring their own.',
  'x-group': 'Finance',
  'x-preview': 'car',
  properties: {
    fees: {
      type: 'array',
      title: 'Fees',
      description:
        'What the lender charges beside interest; listed with every result of the calculator. Financed ones are in the estimate, too.',
      maxItems: 8,
      'x-merge': 'id',
      default: [],
      items: {
        type: 'object',
        title: 'Fee',
        properties: {
          id: stableId,
          label: { type: 'string', title: 'Fee', description: 'What it is called.', minLength: 1, maxLength: 60 },
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
            title: 'Financed',
            description: 'A fee charged once is added to the amount borrowed; otherwise it is paid beside the loan.',
            default: false,
          },
        },
      },
    },
    rounding: {
      type: 'string',
      title: 'Rounding',
      description: 'How estimate and calculator round a repayment to whole dollars.',
      ...choices({ nearest: 'To the nearest dollar', up: 'Up', down: 'Down' }),
      default: 'nearest',
    },
    comparisonRateFrom: {
      type: 'number',
      title: 'Comparison rates from',
      description: 'The lowest comparison rate of the lender, in percent a year; 0 states no range.',
      minimum: 0,
      maximum: 48,
      default: 0,
    },
    comparisonRateTo: {
      type: 'number',
      title: 'Comparison rates to',
      description: 'The highest comparison rate of the lender, in percent a year; 0 states no range.',
      minimum: 0,
      maximum: 48,
      default: 0,
    },
  },
} as const satisfies SectionSchema
