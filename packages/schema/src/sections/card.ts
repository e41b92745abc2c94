import { cardButtonList, cardButtons } from '../carButton'
import { choices } from '../choices'
import type { SectionSchema } from '../SchemaNode'

/** The card of a car in a list (CARD-01 to CARD-11). */
export const card = {
  type: 'object',
  title: 'Cards',
  description: 'The card of a car in lists.',
  'x-group': 'Stock',
  'x-preview': 'search',
  'x-parts': [
    { title: 'Layout', keys: ['layout', 'onPhones'] },
    { title: 'Text', keys: ['detail', 'showLocation', 'showWeekly', 'showMarketPrice', 'showMakeLogo', 'showPhotoCount', 'similarPrompt'] },
    { title: 'Buttons', keys: ['mostButtons', 'buttons'] },
  ],
  properties: {
    layout: {
      type: 'string',
      title: 'Layout',
      description: 'How the picture and text are arranged.',
      ...choices({
        stacked: 'Picture on top',
        wide: 'Picture beside',
        overlay: 'Text on the picture',
        plain: 'Picture on top, without a frame',
        priced: 'Name and price first, on a tinted card',
      }),
      default: 'stacked',
    },
    onPhones: {
      type: 'string',
      title: 'Cards on phones',
      description:
        'The cards of lists on phones: with small pictures, at least two fit on a screen. Cards with text on the picture stay large.',
      ...choices({ large: 'Large picture', small: 'Small picture beside the text' }),
      default: 'large',
      'x-role': 'dealer',
    },
    detail: {
      type: 'string',
      title: 'Text on cards',
      description:
        'How much a card says below the name. Short cards have the prices, what they must state by law, and the two facts that matter most. Inclusions, offers and other facts are on the car’s page.',
      ...choices({ full: 'Everything', short: 'Short' }),
      default: 'full',
      'x-role': 'dealer',
    },
    showLocation: {
      type: 'boolean',
      title: 'Show location',
      description: 'Shows the location of the car on the picture.',
      default: true,
      'x-role': 'dealer',
    },
    showWeekly: {
      type: 'boolean',
      title: 'Show weekly repayment on cards',
      description:
        'Shows the weekly repayment on the cards of lists, with the rates that the law requires, if finance is shown for the car. Car pages have a setting of their own.',
      default: true,
      'x-role': 'dealer',
    },
    showMarketPrice: {
      type: 'boolean',
      title: 'Show market price',
      description: 'Shows under the price when a car costs at least $500 less than the market average, with the text of the car page.',
      default: false,
      'x-role': 'dealer',
    },
    showMakeLogo: {
      type: 'boolean',
      title: 'Show logo of the make',
      description: 'Shows the logo of the make beside the name, if it has one.',
      default: false,
      'x-role': 'dealer',
    },
    showPhotoCount: {
      type: 'boolean',
      title: 'Show number of photos',
      description: 'Shows the number of photos on the picture.',
      default: true,
      'x-role': 'dealer',
    },
    similarPrompt: {
      type: 'string',
      title: 'Prompt on sold cars',
      description: 'Shown above Find Me Something Similar on cards of cars that aren’t in stock. Leave empty to show none.',
      maxLength: 80,
      default: 'Like this and want something similar?',
      'x-role': 'dealer',
    },
    mostButtons: {
      type: 'integer',
      title: 'Buttons on a card',
      description: 'The most buttons a card shows: the first ones in the list that suit the car. The others are on the car’s page.',
      minimum: 1,
      maximum: Object.keys(cardButtons).length,
      default: 2,
      'x-role': 'dealer',
    },
    buttons: cardButtonList([
      { id: 'enquire', label: '', style: 'primary' },
      { id: 'details', label: '', style: 'outline' },
    ]),
  },
} as const satisfies SectionSchema
