import { stableId } from '../formats/stableId'
import type { SectionSchema } from '../SchemaNode'

const whole = (title: string, description: string, maximum: number) =>
  ({ type: 'integer', title, description, minimum: 0, maximum, default: 0 }) as const

/** Pages of the models that a dealer sells new (MOD-01, MOD-02, RTE-19, RTE-20, NAV-19, CNT-16 to CNT-27). */
export const models = {
  type: 'object',
  title: 'Models',
  description:
    'The pages of the models your dealerships represent, and how menus call them. What is told of a model stands under Models in the console.',
  'x-group': 'Content',
  'x-preview': 'model',
  'x-role': 'dealer',
  properties: {
    heading: {
      type: 'string',
      title: 'Heading of the list',
      description: 'The heading of the page that lists all models.',
      minLength: 1,
      maxLength: 80,
      default: 'Our range',
      'x-preview': 'models',
    },
    text: {
      type: 'string',
      title: 'Introduction of the list',
      description: 'A sentence or two under that heading; empty shows none.',
      maxLength: 300,
      default: '',
      'x-control': 'multiline',
      'x-preview': 'models',
    },
    newLabel: {
      type: 'string',
      title: 'Label of new models',
      description: 'What a model that was just launched is called.',
      minLength: 1,
      maxLength: 20,
      default: 'All-New',
      'x-role': 'staff',
      'x-preview': 'models',
    },
    performanceHeading: {
      type: 'string',
      title: 'Performance models',
      description: 'The heading performance models stand under in menus and lists.',
      minLength: 1,
      maxLength: 30,
      default: 'Performance',
      'x-role': 'staff',
      'x-preview': 'models',
    },
    showDiscontinued: {
      type: 'boolean',
      title: 'Discontinued models',
      description: 'Lists models that are no longer built under a heading of their own. Their pages stay either way.',
      default: true,
      'x-preview': 'models',
    },
    priceNote: {
      type: 'string',
      title: 'Note on prices',
      description: 'Stands under the prices of variants; empty shows none.',
      maxLength: 600,
      default: 'Prices are a guide and can change. Ask us for the on-road price where you live.',
      'x-control': 'richText',
    },
    interestText: {
      type: 'string',
      title: 'Upcoming models',
      description: 'Stands above the form of a model that is still to come.',
      minLength: 1,
      maxLength: 300,
      default:
        'Leave your details and we’ll let you know when prices, colours and first arrivals are confirmed. You’re not ordering or paying for anything.',
      'x-control': 'richText',
    },
    serviceHeading: {
      type: 'string',
      title: 'Heading of service prices',
      description: 'What the program of service prices is called.',
      minLength: 1,
      maxLength: 60,
      default: 'Service prices',
    },
    servicePlans: {
      type: 'array',
      title: 'Service prices by model',
      description: 'What each scheduled service costs at most. A model that names its own service prices shows those instead.',
      maxItems: 60,
      'x-merge': 'id',
      default: [],
      items: {
        type: 'object',
        title: 'Service price',
        properties: {
          id: stableId,
          models: {
            type: 'array',
            title: 'Models',
            description: 'The models it is for, by name; none is for every model not named elsewhere.',
            maxItems: 30,
            items: { type: 'string', minLength: 1, maxLength: 60 },
            default: [],
          },
          price: whole('Each service', 'In dollars, at most.', 10_000),
          services: whole('Services', 'How many services cost that; 0 leaves it out.', 40),
          years: whole('Over', 'Years they are spread over; 0 leaves it out.', 20),
          months: whole('Every … months', 'Months between two services; 0 leaves it out.', 60),
          kilometres: whole('Or every … km', 'Kilometres between two services; 0 leaves it out.', 100_000),
          upTo: whole('Up to', 'Kilometres at which it ends; 0 leaves it out.', 1_000_000),
        },
      },
    },
  },
} as const satisfies SectionSchema
