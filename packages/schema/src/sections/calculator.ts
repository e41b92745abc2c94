import { choices } from '../choices'
import type { SchemaNode, SectionSchema } from '../SchemaNode'

const dollars = (title: string, description: string, minimum: number, maximum: number, value: number) =>
  ({ type: 'integer', title, description, minimum, maximum, default: value }) as const satisfies SchemaNode

const percent = (title: string, description: string, value: number) =>
  ({ type: 'number', title, description, minimum: 0.01, maximum: 40, default: value }) as const satisfies SchemaNode

/** The repayment calculator of car pages and content pages (FIN-11 to FIN-24, FIN-06). */
export const calculator = {
  type: 'object',
  title: 'Finance calculator',
  description: 'The repayment calculator for shoppers.',
  'x-group': 'Finance',
  'x-preview': 'car',
  'x-parts': [
    { title: 'Where it shows', keys: ['showOnCarPage', 'heading', 'confirmed'] },
    { title: 'Price and term', keys: ['minPrice', 'maxPrice', 'defaultPrice', 'defaultTerm', 'defaultFrequency'] },
    { title: 'Interest', keys: ['showRate', 'minRate', 'maxRate', 'defaultRate'] },
    { title: 'Balloon and small print', keys: ['showResidual', 'disclaimer'] },
  ],
  properties: {
    showOnCarPage: {
      type: 'boolean',
      title: 'Show on car pages',
      description:
        'Adds the calculator to the page of every car that has a price and can be financed. It opens with the weekly figure of the car.',
      default: true,
      'x-role': 'dealer',
    },
    confirmed: {
      type: 'boolean',
      title: 'Rate and example confirmed',
      description:
        'The lender has confirmed the starting rate here and the rates of the estimate, which are the example. If off, the calculator is only shown beside a car’s weekly figure, never with unconfirmed rates.',
      default: false,
      'x-role': 'dealer',
    },
    heading: {
      type: 'string',
      title: 'Heading',
      description: 'The heading over the calculator.',
      minLength: 1,
      maxLength: 60,
      default: 'Work out your repayments',
      'x-role': 'dealer',
    },
    minPrice: dollars('Lowest purchase price', 'The lowest price the calculator accepts, in dollars.', 0, 100_000, 1_000),
    maxPrice: dollars('Highest purchase price', 'The highest price the calculator accepts, in dollars.', 10_000, 1_000_000, 250_000),
    defaultPrice: dollars(
      'Starting price',
      'The price the calculator starts with when there is no car, in dollars.',
      1_000,
      250_000,
      30_000,
    ),
    defaultTerm: {
      type: 'number',
      title: 'Starting term',
      description: 'The term the calculator starts with when there is no weekly figure, in years.',
      minimum: 1,
      maximum: 7,
      multipleOf: 0.5,
      default: 5,
    },
    showRate: {
      type: 'boolean',
      title: 'Show interest rate',
      description: 'Lets shoppers change the interest rate. Otherwise the starting rate is used and stated.',
      default: true,
    },
    minRate: percent('Lowest interest rate', 'The lowest rate the calculator accepts, in per cent a year.', 0.5),
    maxRate: percent('Highest interest rate', 'The highest rate the calculator accepts, in per cent a year.', 15),
    defaultRate: percent(
      'Starting interest rate',
      'The rate the calculator starts with when there is no weekly figure, in per cent a year.',
      8.5,
    ),
    defaultFrequency: {
      type: 'string',
      title: 'Starting frequency',
      description: 'The repayment frequency the calculator starts with when there is no weekly figure.',
      ...choices({ weekly: 'Weekly', fortnightly: 'Fortnightly', monthly: 'Monthly' }),
      default: 'weekly',
      'x-role': 'dealer',
    },
    showResidual: {
      type: 'boolean',
      title: 'Show balloon',
      description: 'Lets shoppers enter a balloon, due with the last repayment.',
      default: true,
    },
    disclaimer: {
      type: 'string',
      title: 'Disclaimer',
      description: 'The small print under the calculator. It can be expanded.',
      maxLength: 2000,
      default:
        'This is a guide, not an offer or approval of credit. It assumes the rate doesn’t change and you pay at the end of each week, fortnight or month. It doesn’t include charges not listed here. A lender will assess your circumstances, then decide on the rate, fees and terms.',
      'x-control': 'richText',
    },
  },
} as const satisfies SectionSchema
