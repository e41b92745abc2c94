import { choices } from '../choices'
import { webLinkOrEmpty } from '../formats/webLink'
import type { SectionSchema } from '../SchemaNode'

/** The page header around the menu. */
export const header = {
  type: 'object',
  title: 'Header',
  description: 'The bar at the top of every page.',
  'x-group': 'Header and footer',
  'x-preview': 'home',
  properties: {
    layout: {
      type: 'string',
      title: 'Layout',
      description: 'Where the name, the menu and the phone number sit.',
      ...choices({ inline: 'One row', stacked: 'Two rows', centred: 'Name in the centre' }),
      default: 'inline',
    },
    tone: {
      type: 'string',
      title: 'Tone',
      description: 'The colour behind the header.',
      ...choices({ light: 'Background', brand: 'Brand', dark: 'Dark' }),
      default: 'light',
      'x-role': 'dealer',
    },
    menu: {
      type: 'string',
      title: 'Menu on wide screens',
      description: 'Whether the menu is spread out in the header or waits behind a button; on phones it always waits.',
      ...choices({ bar: 'Spread out', button: 'Behind a button' }),
      default: 'bar',
    },
    showTopBar: {
      type: 'boolean',
      title: 'Show row on top',
      description:
        'Puts a slim row above the header on wide screens, with the locations, the phone number and links to the business elsewhere.',
      default: false,
    },
    announcement: {
      type: 'string',
      title: 'Announcement',
      description: 'One line above the header; empty shows none.',
      maxLength: 120,
      default: '',
      'x-role': 'dealer',
    },
    showPhone: {
      type: 'boolean',
      title: 'Show phone number',
      description: 'Shows the main phone number in the header.',
      default: true,
      'x-role': 'dealer',
    },
    showSearch: {
      type: 'boolean',
      title: 'Show search',
      description: 'Adds a search of all cars to the header: a field where there is room, otherwise a sign that opens one.',
      default: true,
      'x-role': 'dealer',
    },
    ctaLabel: {
      type: 'string',
      title: 'Button text',
      description: 'The button at the end of the header; empty shows none.',
      maxLength: 30,
      default: '',
      'x-role': 'dealer',
    },
    ctaHref: {
      type: 'string',
      title: 'Button link',
      description: 'Where the header button goes.',
      maxLength: 300,
      ...webLinkOrEmpty,
      default: '/search',
      'x-control': 'path',
      'x-role': 'dealer',
    },
  },
} as const satisfies SectionSchema
