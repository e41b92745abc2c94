import { choices } from '../choices'
import { financePaths } from '../financePaths'
import { stableId } from '../formats/stableId'
import type { SectionSchema } from '../SchemaNode'

/** Finance providers with known visibility rules (CAR-25 to CAR-28). */
const providers = choices({
  none: 'None',
  taurus: 'Taurus',
  '360_finance': '360 Finance',
  ausloans: 'AusLoans',
  manual: 'Manual',
  angle: 'Angle',
  powertorque: 'Powertorque',
  nissan_finance: 'Nissan Finance',
})

export const financeProviders = providers.enum

/** Car fields available for exclusions (CAR-24). */
const exclusionFields = choices({
  make: 'Make',
  model: 'Model',
  carType: 'New, used or demo',
  itemType: 'Kind of vehicle',
  fuel: 'Fuel',
  price: 'Price in dollars',
  year: 'Year',
  km: 'Kilometres',
  dealership: 'Dealership',
})

/** Finance: who provides it and where it shows (CAR-23 to CAR-29, RTE-10, CFG-17, FIN-09). */
export const finance = {
  type: 'object',
  title: 'Finance',
  description: 'The finance provider and where weekly figures are shown.',
  'x-group': 'Finance',
  'x-preview': 'car',
  'x-parts': [
    { title: 'Provider and figures', keys: ['provider', 'showWidget', 'showMonthly', 'buttonLabel', 'path'] },
    { title: 'Personalised finance', keys: ['personalised', 'ratings'] },
    { title: 'Cars without finance', keys: ['excludedMakes', 'exclusions'] },
    { title: 'Small print', keys: ['disclaimer', 'comparisonWarning', 'lenderName', 'creditLicence'] },
  ],
  properties: {
    provider: {
      type: 'string',
      title: 'Provider',
      description: 'The provider whose figures are shown. Choose none to show no figures.',
      ...providers,
      default: 'none',
    },
    showWidget: {
      type: 'boolean',
      title: 'Show weekly repayment on car pages',
      description:
        'Shows the weekly repayment on car pages, always with the rates that the law requires. Cards in lists and the estimate have settings of their own.',
      default: true,
      'x-role': 'dealer',
    },
    buttonLabel: {
      type: 'string',
      title: 'Finance button text',
      description: 'The default text of finance buttons.',
      minLength: 1,
      maxLength: 40,
      default: 'Get Finance Quote',
      'x-role': 'dealer',
    },
    path: {
      type: 'string',
      title: 'Finance page',
      description: 'The path of the finance page. The other two redirect to it.',
      enum: [...financePaths],
      default: '/finance',
    },
    personalised: {
      type: 'boolean',
      title: 'Personalised finance',
      description:
        'Adds the page /personalised/finance, where shoppers work out their own figures. It needs a confirmed rate and example in the calculator. If off, the address redirects to the finance page.',
      default: false,
    },
    ratings: {
      type: 'array',
      title: 'Rates by credit history',
      description: 'Rates your lender has confirmed for each credit rating. If empty, the page uses the example’s rate.',
      maxItems: 6,
      'x-merge': 'id',
      default: [],
      items: {
        type: 'object',
        title: 'Rating',
        properties: {
          id: stableId,
          label: { type: 'string', title: 'Rating', description: 'The choice shoppers see, such as Good.', minLength: 1, maxLength: 40 },
          rate: { type: 'number', title: 'Interest rate', description: 'In per cent a year.', minimum: 0.01, maximum: 48, default: 9 },
          comparisonRate: {
            type: 'number',
            title: 'Comparison rate',
            description: 'In per cent a year, always stated with the rate.',
            minimum: 0.01,
            maximum: 48,
            default: 10,
            'x-country': 'AU',
          },
        },
      },
    },
    excludedMakes: {
      type: 'array',
      title: 'Makes without finance',
      description: 'No finance is shown for cars of these makes.',
      maxItems: 40,
      items: { type: 'string', minLength: 1, maxLength: 40 },
      default: ['Suzuki'],
      'x-control': 'choices',
    },
    exclusions: {
      type: 'array',
      title: 'Cars without finance',
      description: 'No finance is shown for cars that match any of these.',
      maxItems: 20,
      'x-merge': 'id',
      default: [],
      items: {
        type: 'object',
        title: 'Exclusion',
        properties: {
          id: stableId,
          field: {
            type: 'string',
            title: 'Fact',
            description: 'The detail of the car to check.',
            ...exclusionFields,
            default: 'make',
          },
          op: {
            type: 'string',
            title: 'Condition',
            description: 'How it is compared.',
            ...choices({ is: 'is', isNot: 'is not', below: 'is below', above: 'is above' }),
            default: 'is',
          },
          value: { type: 'string', title: 'Value', description: 'The value to compare with.', minLength: 1, maxLength: 60 },
        },
      },
    },
    showMonthly: {
      type: 'boolean',
      title: 'Show monthly figure',
      description: 'Shows the monthly amount beside a weekly figure.',
      default: false,
      'x-role': 'dealer',
    },
    disclaimer: {
      type: 'string',
      title: 'Disclaimer',
      description: 'Shown wherever a weekly figure is. A long one can be expanded.',
      maxLength: 2000,
      default: 'Weekly repayments are for approved customers. See each car’s page for the loan terms, deposit and fees.',
      'x-control': 'richText',
    },
    comparisonWarning: {
      type: 'string',
      title: 'Comparison rate warning',
      'x-country': 'AU',
      description: 'What the comparison rate is based on. It is always shown in full wherever a comparison rate is.',
      maxLength: 600,
      default:
        'The comparison rate is based on a 5-year secured loan of $30,000. WARNING: This comparison rate is true only for the example given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.',
      'x-control': 'multiline',
    },
    lenderName: {
      type: 'string',
      title: 'Lender’s name',
      description: 'The lender behind the rates, shown below them. Leave empty to show none.',
      maxLength: 80,
      default: '',
      'x-role': 'dealer',
    },
    creditLicence: {
      type: 'string',
      title: 'Credit licence',
      description:
        'Your credit licence or credit representative number as it is shown below the rates, such as “Australian Credit Licence 123456” or, in New Zealand, “FSP123456”. Leave empty to show none.',
      maxLength: 120,
      default: '',
      'x-role': 'dealer',
    },
  },
} as const satisfies SectionSchema
