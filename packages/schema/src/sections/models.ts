import { choices } from '../choices'
import { stableId } from '../formats/stableId'
import type { SectionSchema } from '../SchemaNode'

const wholeNumber = (title: string, description: string, maximum: number) =>
  ({ type: 'integer', title, description, minimum: 0, maximum, default: 0 }) as const

/** Pages of the models that a dealer sells new (MOD-01, MOD-02, RTE-19, RTE-20, NAV-19, CNT-16 to CNT-27). */
export const models = {
  type: 'object',
  title: 'Models',
  description: 'The pages of your models and their names in menus. The models themselves are under Models in the console.',
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
      description: 'A sentence or two under that heading. Leave empty to show none.',
      maxLength: 300,
      default: '',
      'x-control': 'multiline',
      'x-preview': 'models',
    },
    newLabel: {
      type: 'string',
      title: 'Label of new models',
      description: 'The label of a newly launched model.',
      minLength: 1,
      maxLength: 20,
      default: 'All-New',
      'x-role': 'staff',
      'x-preview': 'models',
    },
    performanceHeading: {
      type: 'string',
      title: 'Performance models',
      description: 'The heading for performance models in menus and lists.',
      minLength: 1,
      maxLength: 30,
      default: 'Performance',
      'x-role': 'staff',
      'x-preview': 'models',
    },
    showDiscontinued: {
      type: 'boolean',
      title: 'Discontinued models',
      description: 'Lists discontinued models under their own heading. Their pages stay either way.',
      default: true,
      'x-preview': 'models',
    },
    hero: {
      type: 'string',
      title: 'Top of a model’s page',
      description: 'How a model’s page starts.',
      ...choices({ beside: 'Name beside the picture', wide: 'Name above a wide picture' }),
      default: 'beside',
    },
    opening: {
      type: 'string',
      title: 'What follows first',
      description: 'The first sections of a model’s page, below its top.',
      ...choices({ prices: 'Facts and prices', pictures: 'Pictures, then prices' }),
      default: 'prices',
    },
    variants: {
      type: 'string',
      title: 'Grades',
      description: 'How a model’s page compares its grades.',
      ...choices({ table: 'A table', cards: 'A card for each grade' }),
      default: 'table',
    },
    priceNote: {
      type: 'string',
      title: 'Note on prices',
      description: 'Shown under the prices of variants. Leave empty to show none.',
      maxLength: 600,
      default: 'Prices are a guide and can change. Ask us for the on-road price where you live.',
      'x-control': 'richText',
    },
    interestText: {
      type: 'string',
      title: 'Upcoming models',
      description: 'Shown above the form of an upcoming model.',
      minLength: 1,
      maxLength: 300,
      default:
        'Leave your details and we’ll let you know when prices, colours and first arrivals are confirmed. You’re not ordering or paying for anything.',
      'x-control': 'richText',
    },
    serviceHeading: {
      type: 'string',
      title: 'Heading of service prices',
      description: 'The name of the service price program.',
      minLength: 1,
      maxLength: 60,
      default: 'Service prices',
    },
    servicePlans: {
      type: 'array',
      title: 'Service prices by model',
      description: 'The maximum price of each scheduled service. A model with its own service prices shows those instead.',
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
            description: 'The models it applies to, by name. Leave empty for every model not named elsewhere.',
            maxItems: 30,
            items: { type: 'string', minLength: 1, maxLength: 60 },
            default: [],
          },
          price: wholeNumber('Each service', 'In dollars, at most.', 10_000),
          services: wholeNumber('Services', 'How many services cost this. Enter 0 to leave it out.', 40),
          years: wholeNumber('Years', 'The years they cover. Enter 0 to leave it out.', 20),
          months: wholeNumber('Every … months', 'Months between two services. Enter 0 to leave it out.', 60),
          kilometres: wholeNumber('Or every … km', 'Kilometres between two services. Enter 0 to leave it out.', 100_000),
          upTo: wholeNumber('Up to', 'Up to this many kilometres. Enter 0 to leave it out.', 1_000_000),
        },
      },
    },
  },
} as const satisfies SectionSchema
