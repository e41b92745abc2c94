import type { SchemaNode, SectionSchema } from '../SchemaNode'

const percent = (title: string, description: string, minimum: number, maximum: number, value: number) =>
  ({ type: 'number', title, description, minimum, maximum, default: value }) as const satisfies SchemaNode

/** The finance estimate of cars without the lender's figures (FIN-02 to FIN-06, CAR-30, API-10). */
export const estimate = {
  type: 'object',
  title: 'Finance estimate',
  description: 'A weekly estimate on car pages when the lender has no figures.',
  'x-group': 'Finance',
  'x-preview': 'car',
  properties: {
    show: {
      type: 'boolean',
      title: 'Show estimate',
      description: 'Shows an estimated weekly repayment on cars in stock above $200 that have no figures from the lender.',
      default: false,
      'x-role': 'dealer',
    },
    requestQuotes: {
      type: 'boolean',
      title: 'Use live quotes',
      description:
        'Requests a quote from the quote service while the page is open, and shows it instead of the estimate. Both are then for a five-year loan without a deposit or final payment.',
      default: false,
    },
    heading: {
      type: 'string',
      title: 'Heading',
      description: 'The heading above the figure.',
      minLength: 1,
      maxLength: 40,
      default: 'Estimated from',
      'x-role': 'dealer',
    },
    termYears: {
      type: 'integer',
      title: 'Term',
      description: 'The term of the estimate in years.',
      minimum: 1,
      maximum: 7,
      default: 5,
    },
    depositPercent: percent('Deposit', 'Percentage of the price paid at the start.', 0, 60, 10),
    finalPaymentPercent: percent('Final payment', 'Percentage of the price due with the last repayment.', 0, 60, 30),
    rate: percent('Interest rate', 'Per cent a year.', 0.01, 40, 6.29),
    comparisonRate: {
      ...percent('Comparison rate', 'Per cent a year, for a 5-year secured loan of $30,000.', 0.01, 48, 8.19),
      'x-country': 'AU',
    },
    disclaimer: {
      type: 'string',
      title: 'Disclaimer',
      description: 'Opens from the estimate. {term}, {deposit}, {finalPayment}, {rate} and {comparisonRate} are filled in.',
      maxLength: 2000,
      default:
        'This estimate is based on a {term}-year term, a deposit of {deposit} and a final payment of {finalPayment} of the price, at {rate} p.a. (comparison rate {comparisonRate} p.a.). It is a guide, not an offer of credit. Credit is subject to approval.',
      'x-control': 'richText',
    },
  },
} as const satisfies SectionSchema
