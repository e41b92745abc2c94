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
      description: 'The position of the name, menu and phone number.',
      ...choices({ inline: 'One row', stacked: 'Two rows', centred: 'Name in the centre' }),
      default: 'inline',
    },
    tone: {
      type: 'string',
      title: 'Tone',
      description: 'The background colour of the header.',
      ...choices({ light: 'Background', brand: 'Brand', dark: 'Dark' }),
      default: 'light',
      'x-role': 'dealer',
    },
    menu: {
      type: 'string',
      title: 'Menu on wide screens',
      description: 'Whether the menu is visible in the header or behind a button. On phones it is always behind a button.',
      ...choices({ bar: 'Visible', button: 'Behind a button' }),
      default: 'bar',
    },
    showTopBar: {
      type: 'boolean',
      title: 'Show top row',
      description: 'Adds a slim row above the header on wide screens, with the locations, phone number and social links.',
      default: false,
    },
    announcement: {
      type: 'string',
      title: 'Announcement',
      description: 'One line above the header. Leave empty to show none.',
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
      description: 'Adds a stock search to the header: a field if there is room, otherwise an icon.',
      default: true,
      'x-role': 'dealer',
    },
    ctaLabel: {
      type: 'string',
      title: 'Button text',
      description: 'The button at the end of the header. Leave empty to show none.',
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
