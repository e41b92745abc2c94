import { text } from '../blocks/blockSettings'
import { secureAddress } from '../formats/webLink'
import type { SectionSchema } from '../SchemaNode'

/** Reviews, and the review request page (REV-01 to REV-06). */
export const reviews = {
  type: 'object',
  title: 'Reviews',
  description: 'When reviews are shown.',
  'x-group': 'Content',
  'x-preview': 'home',
  properties: {
    show: {
      type: 'boolean',
      title: 'Show reviews',
      description: 'Shows reviews where a page has space for them.',
      default: true,
      'x-role': 'dealer',
    },
    showReplies: {
      type: 'boolean',
      title: 'Show replies',
      description: 'Shows your replies under the reviews.',
      default: true,
      'x-role': 'dealer',
    },
    minAverage: {
      type: 'number',
      title: 'Lowest average shown',
      description: 'Reviews are only shown if their average is above this.',
      minimum: 0,
      maximum: 5,
      default: 4,
    },
    reviewUrl: {
      ...text(
        'Review address',
        'Where happy customers are sent, such as your Google page, unless their dealership has its own. Leave empty for the survey.',
        400,
      ),
      ...secureAddress,
      'x-role': 'dealer',
    },
    feedbackHeading: {
      ...text('Heading of the feedback page', 'At /review-feedback. {firstName} is filled in from the link.', 80, 'Thank you, {firstName}'),
      minLength: 1,
      'x-role': 'dealer',
    },
    feedbackText: {
      type: 'string',
      title: 'Text of the feedback page',
      description: 'Under that heading. {firstName} and {dealership} are filled in from the link.',
      maxLength: 400,
      default: 'Thank you for choosing {dealership}. How was your visit? It only takes a minute to tell us, and other buyers, how we went.',
      'x-control': 'multiline',
      'x-role': 'dealer',
    },
  },
} as const satisfies SectionSchema
