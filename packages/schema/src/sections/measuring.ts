import { choices } from '../choices'
import type { SectionSchema } from '../SchemaNode'

/** Third-party analytics and the consent banner (ANL-01 to ANL-03). */
export const measuring = {
  type: 'object',
  title: 'Measurement',
  description: 'Services that measure visits and advertising, and the cookie notice for shoppers.',
  'x-group': 'Content',
  'x-preview': 'home',
  properties: {
    consent: {
      type: 'string',
      title: 'Cookie consent',
      description:
        'Whether third-party services wait for a shopper’s consent. Shoppers can change their choice at the end of each page. The platform’s own figures need no consent because they don’t identify anyone.',
      ...choices({
        notice: 'Show a notice and let shoppers turn them off',
        optIn: 'Wait for consent',
        regional: 'Wait for consent in Europe, show a notice elsewhere',
      }),
      default: 'notice',
    },
    notice: {
      type: 'string',
      title: 'Notice text',
      description: 'The text of the notice. Shoppers who have already chosen are asked again when you change it.',
      minLength: 1,
      maxLength: 300,
      default: 'We use third-party services to see which pages and cars people look at, and to show our advertising to the right people.',
      'x-control': 'multiline',
      'x-role': 'dealer',
    },
    ga4: {
      type: 'string',
      title: 'Google Analytics',
      description: 'The measurement id of a GA4 web stream, such as G-AB12CD34EF. Leave empty to send nothing to Google.',
      maxLength: 20,
      pattern: '^$|^G-[A-Z0-9]{4,16}$',
      'x-expects': 'a measurement id such as G-AB12CD34EF, or empty',
      default: '',
    },
    automotiveEvents: {
      type: 'boolean',
      title: 'Automotive events',
      description: 'Also sends the Automotive Standards Council events to Google Analytics, with their data layer.',
      default: true,
    },
    metaPixel: {
      type: 'string',
      title: 'Meta pixel',
      description: 'The id of a Facebook and Instagram pixel, digits only. Leave empty to send nothing to Meta.',
      maxLength: 20,
      pattern: '^$|^[0-9]{8,20}$',
      'x-expects': 'the digits of a pixel’s id, or empty',
      default: '',
    },
  },
} as const satisfies SectionSchema
