import { carButtons } from '../carButton'
import type { SectionSchema } from '../SchemaNode'

/** The vehicle detail page (VDP-02 to VDP-29). */
export const vdp = {
  type: 'object',
  title: 'Car page',
  description: 'The page of one car.',
  'x-group': 'Car page',
  'x-preview': 'car',
  properties: {
    layout: { type: 'string', title: 'Layout', description: 'Whether comments, features and specifications are tabs or follow each other.', enum: ['sections', 'tabs'], 'x-labels': ['Sections', 'Tabs'], default: 'sections' },
    commentsHeading: { type: 'string', title: 'Comments heading', description: 'The heading over the dealer’s words.', minLength: 1, maxLength: 40, default: 'Dealer Comments', 'x-role': 'dealer' },
    commentsLength: { type: 'integer', title: 'Comments shown at first', description: 'Characters shown before Show more.', minimum: 100, maximum: 5000, default: 400 },
    keyFactsFirst: { type: 'integer', title: 'Key facts shown at first', description: 'Facts shown before Show More.', minimum: 2, maximum: 16, default: 4 },
    featuresFirst: { type: 'integer', title: 'Features shown at first', description: 'Features shown before Show All.', minimum: 2, maximum: 60, default: 8 },
    showMap: { type: 'boolean', title: 'Show location', description: 'Shows where the car stands, with a map and hours.', default: true, 'x-role': 'dealer' },
    showSimilar: { type: 'boolean', title: 'Show similar cars', description: 'Lists a few cars like this one at the end.', default: true, 'x-role': 'dealer' },
    showViews: { type: 'boolean', title: 'Show views', description: 'Says how often the car was looked at.', default: false, 'x-role': 'dealer' },
    showWhyBuy: { type: 'boolean', title: 'Show why buy from us', description: 'Shows the reasons below.', default: true, 'x-role': 'dealer' },
    whyBuyHeading: { type: 'string', title: 'Why buy heading', description: 'The heading over the reasons.', maxLength: 60, default: 'Why Buy From Us?', 'x-role': 'dealer' },
    whyBuyPoints: {
      type: 'array',
      title: 'Why buy reasons',
      description: 'Short reasons to buy here.',
      maxItems: 8,
      items: { type: 'string', minLength: 1, maxLength: 120 },
      default: ['Every car inspected in our own workshop', 'Finance and insurance arranged here', 'Trade-ins welcome', 'Delivery available'],
      'x-control': 'choices',
      'x-role': 'dealer',
    },
    buttons: carButtons('Car page buttons', 'The buttons beside the price, in order.', [
      { id: 'enquire', label: '', style: 'primary' },
      { id: 'testDrive', label: '', style: 'secondary' },
      { id: 'finance', label: '', style: 'secondary' },
      { id: 'call', label: '', style: 'outline' },
      { id: 'share', label: '', style: 'outline' },
    ]),
  },
} as const satisfies SectionSchema
