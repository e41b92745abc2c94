import type { SectionSchema } from '../SchemaNode'

/** Finance providers the platform knows the visibility rules of (CAR-25 to CAR-28). */
export const financeProviders = ['none', 'taurus', '360_finance', 'ausloans', 'manual', 'angle', 'powertorque', 'nissan_finance'] as const

/** Finance: who provides it and where it shows (CAR-23 to CAR-29, RTE-10, CFG-17). */
export const finance = {
  type: 'object',
  title: 'Finance',
  description: 'Who provides finance and where weekly figures show.',
  'x-group': 'Finance',
  'x-preview': 'car',
  properties: {
    provider: {
      type: 'string',
      title: 'Provider',
      description: 'The lender whose figures are shown; none shows no figures.',
      enum: financeProviders,
      'x-labels': ['None', 'Taurus', '360 Finance', 'AusLoans', 'Manual', 'Angle', 'Powertorque', 'Nissan Finance'],
      default: 'none',
    },
    showWidget: {
      type: 'boolean',
      title: 'Show weekly figure',
      description: 'Shows the weekly repayment on car pages, always with its rate and comparison rate.',
      default: true,
      'x-role': 'dealer',
    },
    buttonLabel: {
      type: 'string',
      title: 'Finance button text',
      description: 'The usual words of finance buttons.',
      minLength: 1,
      maxLength: 40,
      default: 'Get Finance Quote',
      'x-role': 'dealer',
    },
    path: {
      type: 'string',
      title: 'Finance page',
      description: 'The path of the finance page; the other two lead to it.',
      enum: ['/finance', '/finance-enquiry', '/apply-for-finance'],
      default: '/finance',
    },
    excludedMakes: {
      type: 'array',
      title: 'Makes without finance',
      description: 'Cars of these makes show no finance.',
      maxItems: 40,
      items: { type: 'string', minLength: 1, maxLength: 40 },
      default: ['Suzuki'],
      'x-control': 'choices',
    },
    disclaimer: {
      type: 'string',
      title: 'Disclaimer',
      description: 'Shown wherever a weekly figure is.',
      maxLength: 2000,
      default:
        'Weekly figures are estimates over 5 years with no deposit, for approved customers. The comparison rate is based on a 5-year secured loan of $30,000. Different terms, fees or amounts may give a different comparison rate.',
      'x-control': 'multiline',
    },
  },
} as const satisfies SectionSchema
