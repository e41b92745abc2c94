import { choices } from './choices'
import type { SchemaNode } from './SchemaNode'

/** All buttons of a car page, with their labels in the editor. Each has a working target. */
export const carPageButtons = {
  enquire: 'Enquire',
  testDrive: 'Test drive',
  finance: 'Finance',
  tradeIn: 'Trade-in',
  photos: 'Request photos',
  makeOffer: 'Make an offer',
  call: 'Call',
  callNow: 'Call now',
  whatsapp: 'WhatsApp',
  share: 'Share',
  location: 'Location',
  print: 'Print',
  reserve: 'Reserve',
  buyOnline: 'Buy online',
  subscribe: 'Subscribe',
  chat: 'Instant message',
  history: 'History report',
  favourite: 'Save',
  compare: 'Compare',
  custom: 'Custom link',
} as const

/** A card also has a link to the car's page. */
export const cardButtons = { ...carPageButtons, details: 'Details' } as const

export type CarPageButtonKind = keyof typeof carPageButtons
export type CarButtonKind = keyof typeof cardButtons

/** A list of buttons with order, label and style (VDP-07, CARD-06, CFG-17, CFG-18). */
const carButtons = <Kind extends CarButtonKind>(
  title: string,
  description: string,
  itemTitle: string,
  kinds: Readonly<Record<Kind, string>>,
  value: readonly { id: NoInfer<Kind>; label: string; style: string }[],
) =>
  ({
    type: 'array',
    title,
    description,
    maxItems: Object.keys(kinds).length,
    'x-merge': 'id',
    'x-control': 'buttons',
    'x-role': 'dealer',
    default: value,
    items: {
      type: 'object',
      title: itemTitle,
      properties: {
        id: {
          type: 'string',
          title: 'Button',
          description: 'What the button does.',
          ...choices(kinds),
        },
        label: {
          type: 'string',
          title: 'Text',
          description: 'The text. Leave empty for the default text. In Reserve, {deposit} shows the deposit.',
          maxLength: 40,
          default: '',
        },
        style: {
          type: 'string',
          title: 'Style',
          description: 'How much it stands out.',
          ...choices({ primary: 'Primary', secondary: 'Secondary', success: 'Success', outline: 'Outline' }),
          default: 'secondary',
        },
      },
    },
  }) as const satisfies SchemaNode

export const cardButtonList = (value: readonly { id: CarButtonKind; label: string; style: string }[]) =>
  carButtons('Card buttons', 'The buttons of a card, in order.', 'Card button', cardButtons, value)

export const carPageButtonList = (value: readonly { id: CarPageButtonKind; label: string; style: string }[]) =>
  carButtons(
    'Car page buttons',
    'The buttons beside the price, in order. The first strong one leads, two that aren’t Outline come below it, strong ones first, and the others are a plain list.',
    'Car page button',
    carPageButtons,
    value,
  )
