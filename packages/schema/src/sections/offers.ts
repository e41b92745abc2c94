import type { SectionSchema } from '../SchemaNode'

/** The offers page and offer cards (OFR-02, OFR-04, RTE-17). */
export const offers = {
  type: 'object',
  title: 'Offers',
  description: 'The offers page and the cards of offers.',
  'x-group': 'Content',
  'x-preview': 'offers',
  'x-role': 'dealer',
  properties: {
    heading: {
      type: 'string',
      title: 'Heading',
      description: 'The heading of the offers page.',
      minLength: 1,
      maxLength: 80,
      default: 'Special offers',
    },
    text: {
      type: 'string',
      title: 'Introduction',
      description: 'A sentence or two under the heading. Leave empty to show none.',
      maxLength: 300,
      default: '',
      'x-control': 'multiline',
    },
    emptyText: {
      type: 'string',
      title: 'Text without offers',
      description: 'Shown while there are no offers.',
      minLength: 1,
      maxLength: 200,
      default: 'We don’t have any offers right now. Check back soon, or see what’s in stock.',
    },
    groupByCategory: {
      type: 'boolean',
      title: 'Group by category',
      description: 'Groups offers into new cars, used cars, finance, service and parts.',
      default: false,
    },
    showLead: {
      type: 'boolean',
      title: 'Large first offer',
      description:
        'Shows the first offer of the page large, with its picture beside the text. The others follow below it. Needs at least three offers.',
      default: true,
    },
    showExplore: {
      type: 'boolean',
      title: 'Link to the model',
      description: 'Adds a link to the cars of the model in the offer.',
      default: true,
    },
    showTestDrive: {
      type: 'boolean',
      title: 'Link to a test drive',
      description: 'Adds a link to book a test drive to offers on new and used cars.',
      default: true,
    },
  },
} as const satisfies SectionSchema
