import { choices } from '../choices'
import type { SectionSchema } from '../SchemaNode'

/** Third-party analytics and the consent banner (ANL-01 to ANL-03). */
export const measuring = {
  type: 'object',
  title: 'Measuring',
  description: 'Services that measure visits and advertising, and how shoppers decide about them.',
  'x-group': 'Content',
  'x-preview': 'home',
  properties: {
    consent: {
      type: 'string',
      title: 'Agreement of shoppers',
      description:
        'Whether services of others wait for a shopper’s agreement. Everybody can decide again at the end of each page. The platform’s own figures need none: they know nobody.',
      ...choices({
        notice: 'Say that they are there; shoppers can turn them off',
        optIn: 'Wait until shoppers agree',
        regional: 'Wait for agreement in Europe, say it elsewhere',
      }),
      default: 'notice',
    },
    notice: {
      type: 'string',
      title: 'Words of the notice',
      description: 'What shoppers are told. Whoever decided before is asked again when they change.',
      minLength: 1,
      maxLength: 300,
      default: 'We use third-party services to see which pages and cars people look at, and to show our advertising to the right people.',
      'x-control': 'multiline',
      'x-role': 'dealer',
    },
    ga4: {
      type: 'string',
      title: 'Google Analytics',
      description: 'The measurement id of a GA4 web stream, such as G-AB12CD34EF; empty sends nothing to Google.',
      maxLength: 20,
      pattern: '^$|^G-[A-Z0-9]{4,16}$',
      'x-expects': 'a measurement id such as G-AB12CD34EF, or empty',
      default: '',
    },
    automotiveEvents: {
      type: 'boolean',
      title: 'Automotive events',
      description: 'Sends Google Analytics the events of the Automotive Standards Council as well, and keeps their data layer.',
      default: true,
    },
    metaPixel: {
      type: 'string',
      title: 'Meta pixel',
      description: 'The id of a pixel of Facebook and Instagram, only digits; empty sends nothing to Meta.',
      maxLength: 20,
      pattern: '^$|^[0-9]{8,20}$',
      'x-expects': 'the digits of a pixel’s id, or empty',
      default: '',
    },
  },
} as const satisfies SectionSchema
