import { cardButtonList } from '../carButton'
import { choices } from '../choices'
import type { SectionSchema } from '../SchemaNode'

/** The card of a car in a list (CARD-01 to CARD-11). */
export const card = {
  type: 'object',
  title: 'Cards',
  description: 'The card that stands for a car in every list.',
  'x-group': 'Stock',
  'x-preview': 'search',
  properties: {
    layout: {
      type: 'string',
      title: 'Layout',
      description: 'How picture and words are arranged.',
      ...choices({
        stacked: 'Picture on top',
        wide: 'Picture beside',
        overlay: 'Words on the picture',
        plain: 'Picture on top, without a frame',
      }),
      default: 'stacked',
    },
    showLocation: {
      type: 'boolean',
      title: 'Show location',
      description: 'Says on the picture where the car stands.',
      default: true,
      'x-role': 'dealer',
    },
    showWeekly: {
      type: 'boolean',
      title: 'Show weekly repayment',
      description: 'Shows the weekly figure with its rate and comparison rate, when finance is shown for the car.',
      default: true,
      'x-role': 'dealer',
    },
    showMarketPrice: {
      type: 'boolean',
      title: 'Show market price',
      description: 'Says under the price when a car costs at least $500 less than the market average, in the words of the car page.',
      default: false,
      'x-role': 'dealer',
    },
    showPhotoCount: {
      type: 'boolean',
      title: 'Show number of photos',
      description: 'Says on the picture how many photos the car’s page has.',
      default: true,
      'x-role': 'dealer',
    },
    similarPrompt: {
      type: 'string',
      title: 'Prompt on sold cars',
      description: 'Stands above Find Me Something Similar on the card of a car that is not in stock; empty for none.',
      maxLength: 80,
      default: 'Like this and want something similar?',
      'x-role': 'dealer',
    },
    buttons: cardButtonList([
      { id: 'enquire', label: '', style: 'primary' },
      { id: 'details', label: '', style: 'outline' },
    ]),
  },
} as const satisfies SectionSchema
