import type { SectionSchema } from '../SchemaNode'

/** Settings of the Toyota dealer theme (NAV-07 to NAV-17, LEG-03). */
export const toyota = {
  type: 'object',
  title: 'Toyota dealer',
  description: 'Settings used by the Toyota dealer menu.',
  'x-group': 'Header and footer',
  'x-make': 'Toyota',
  'x-preview': 'home',
  properties: {
    baseDomain: {
      type: 'string',
      title: 'Dealer site domain',
      description: 'The dealer’s domain at the manufacturer, such as dealer.example. Leave empty to keep links on this site.',
      maxLength: 100,
      pattern: '^$|^[a-z0-9.-]+$',
      'x-expects': 'a domain such as dealer.example',
      default: '',
    },
    showSellMyCar: {
      type: 'boolean',
      title: 'Sell My Car in the menu',
      description: 'Adds Sell My Car under Pre-Owned.',
      default: false,
      'x-role': 'dealer',
    },
    showExpressMaintenance: {
      type: 'boolean',
      title: 'Express Maintenance in the menu',
      description: 'Adds Express Maintenance under Service.',
      default: false,
      'x-role': 'dealer',
    },
  },
} as const satisfies SectionSchema
