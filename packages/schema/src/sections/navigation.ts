import { choices } from '../choices'
import { stableId } from '../formats/stableId'
import { webLink } from '../formats/webLink'
import type { SchemaNode, SectionSchema } from '../SchemaNode'

/** The default menu links (CFG-15). */
const defaultLinks = [
  { id: 'stock', label: 'Search cars', href: '/search/new-used-and-demo-cars' },
  { id: 'test-drive', label: 'Book a test drive', href: '/book-test-drive' },
  { id: 'service', label: 'Service', href: '/service' },
  { id: 'finance', label: 'Finance', href: '/finance' },
  { id: 'trade-in', label: 'Trade-in', href: '/trade-in' },
  { id: 'parts', label: 'Parts and accessories', href: '/vehicle-parts-and-accessories' },
  { id: 'contact', label: 'Contact', href: '/contact' },
].map((link) => ({ ...link, mandatory: false, when: '', fill: 'none', children: [] }))

const link = {
  id: stableId,
  label: { type: 'string', title: 'Text', description: 'The text of the menu item.', maxLength: 40, default: '' },
  href: {
    type: 'string',
    title: 'Link',
    description: 'Where it goes: a path on this site or a full address.',
    maxLength: 300,
    ...webLink,
    default: '/',
    'x-control': 'path',
  },
  mandatory: {
    type: 'boolean',
    title: 'Mandatory',
    description: 'Set by a layer above the site. You can move and relabel the item, but not remove, hide or empty it or change its link.',
    default: false,
    'x-role': 'staff',
    'x-lockable': false,
  },
  when: {
    type: 'string',
    title: 'Only when',
    description: 'The item is only shown while this is on. If nothing is chosen, it is always shown.',
    maxLength: 120,
    pattern: '^$|^[a-zA-Z]+(\\.[a-zA-Z]+)+$',
    'x-expects': 'a setting such as toyota.showSellMyCar',
    'x-control': 'condition',
    'x-role': 'staff',
    default: '',
  },
} as const satisfies Record<string, SchemaNode>

/** Menus and their behaviour (NAV-01 to NAV-06). */
export const navigation = {
  type: 'object',
  title: 'Menu',
  description: 'The main menu and how its dropdowns behave.',
  'x-group': 'Header and footer',
  'x-preview': 'home',
  properties: {
    openOn: {
      type: 'string',
      title: 'Dropdowns open on',
      description: 'What opens a dropdown with a mouse. On touch screens and keyboards it is always a press.',
      ...choices({ click: 'Click', hover: 'Hover' }),
      default: 'click',
    },
    showCaret: { type: 'boolean', title: 'Show carets', description: 'A small arrow beside items that open a dropdown.', default: true },
    dropdownOffset: {
      type: 'integer',
      title: 'Dropdown offset',
      description: 'Pixels between the header and an open dropdown.',
      minimum: 0,
      maximum: 24,
      default: 4,
    },
    items: {
      type: 'array',
      title: 'Menu items',
      description: 'The items of the main menu, in order.',
      maxItems: 12,
      'x-control': 'menu',
      'x-merge': 'id',
      'x-role': 'dealer',
      default: defaultLinks,
      items: {
        type: 'object',
        title: 'Menu item',
        properties: {
          ...link,
          fill: {
            type: 'string',
            title: 'Filled from stock',
            description: 'Fills the dropdown from your stock: makes with their number of cars, or new models by type of car.',
            ...choices({ none: 'No, own links only', makes: 'Makes', models: 'New models' }),
            default: 'none',
          },
          children: {
            type: 'array',
            title: 'Dropdown',
            description: 'Items of the dropdown under this one.',
            maxItems: 12,
            default: [],
            'x-merge': 'id',
            items: { type: 'object', title: 'Dropdown item', properties: link },
          },
        },
      },
    },
  },
} as const satisfies SectionSchema
