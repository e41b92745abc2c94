import { choices } from '../choices'
import { stableId } from '../formats/stableId'
import { webLink } from '../formats/webLink'
import type { SectionSchema } from '../SchemaNode'

const legal = [
  { id: 'terms', label: 'Terms and conditions', href: '/terms-and-conditions', mandatory: true },
  { id: 'privacy', label: 'Privacy policy', href: '/privacy-policy', mandatory: true },
  { id: 'complaints', label: 'Complaint handling', href: '/pages/complaint-handling-process', mandatory: true },
  { id: 'sitemap', label: 'Sitemap', href: '/sitemap.xml', mandatory: true },
]

/** The page footer (NAV-20, NAV-21, LEG-01). */
export const footer = {
  type: 'object',
  title: 'Footer',
  description: 'The end of every page: legal links, regulators and the closing line.',
  'x-group': 'Header and footer',
  'x-preview': 'home',
  properties: {
    layout: {
      type: 'string',
      title: 'Layout',
      description: 'How the footer is arranged.',
      ...choices({ columns: 'Columns', centred: 'Centred', compact: 'Two rows', locations: 'Locations first' }),
      default: 'columns',
    },
    tone: {
      type: 'string',
      title: 'Tone',
      description: 'The background colour of the footer.',
      ...choices({ surface: 'Surface', brand: 'Brand', dark: 'Dark' }),
      default: 'dark',
      'x-role': 'dealer',
    },
    line: {
      type: 'string',
      title: 'Last line',
      description: 'The last line. {year}, {name}, {licence} and the finance section’s {creditLicence} are filled in.',
      maxLength: 200,
      default: '© {year} {name}. {licence}',
      'x-role': 'dealer',
    },
    about: {
      type: 'string',
      title: 'About',
      description: 'A sentence or two about the business. Leave empty to show none.',
      maxLength: 300,
      default: '',
      'x-control': 'multiline',
      'x-role': 'dealer',
    },
    showRegulators: {
      type: 'boolean',
      title: 'List consumer regulators',
      description: 'Lists consumer regulators, by state or territory in Australia.',
      default: true,
    },
    regulatorsOf: {
      type: 'string',
      title: 'Consumer regulators of',
      description: 'Which regulators are listed. In New Zealand, there are two for the whole country.',
      ...choices({ locations: 'The states of its locations', country: 'Every state and territory' }),
      default: 'locations',
    },
    legalLinks: {
      type: 'array',
      title: 'Legal links',
      description: 'Links that every site must have.',
      maxItems: 10,
      'x-merge': 'id',
      'x-control': 'links',
      default: legal,
      items: {
        type: 'object',
        title: 'Legal link',
        properties: {
          id: stableId,
          label: { type: 'string', title: 'Text', description: 'The text of the link.', maxLength: 40, default: '' },
          href: {
            type: 'string',
            title: 'Link',
            description: 'Where it goes.',
            maxLength: 300,
            ...webLink,
            default: '/',
          },
          mandatory: {
            type: 'boolean',
            title: 'Mandatory',
            description: 'Set by a layer above the site. The link can’t be removed.',
            default: false,
            'x-role': 'staff',
            'x-lockable': false,
          },
        },
      },
    },
  },
} as const satisfies SectionSchema
