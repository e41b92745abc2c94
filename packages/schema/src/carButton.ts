import type { SchemaNode } from './SchemaNode'

/** Every button a card or a car page can carry. Each opens something real. */
export const carButtonKinds = [
  'enquire',
  'testDrive',
  'finance',
  'tradeIn',
  'photos',
  'makeOffer',
  'call',
  'callNow',
  'whatsapp',
  'share',
  'location',
  'print',
  'details',
] as const

const carButtonLabels = [
  'Enquire',
  'Test drive',
  'Finance',
  'Trade-in',
  'Request photos',
  'Make an offer',
  'Call',
  'Call now',
  'WhatsApp',
  'Share',
  'Location',
  'Print',
  'Details',
] as const

export type CarButtonKind = (typeof carButtonKinds)[number]

/** A list of buttons with order, text and style (VDP-07, CARD-06, CFG-17, CFG-18). */
export const carButtons = (title: string, description: string, value: readonly { id: CarButtonKind; label: string; style: string }[]) =>
  ({
    type: 'array',
    title,
    description,
    maxItems: carButtonKinds.length,
    'x-merge': 'id',
    'x-control': 'buttons',
    'x-role': 'dealer',
    default: value,
    items: {
      type: 'object',
      title: 'Button',
      properties: {
        id: { type: 'string', title: 'Button', description: 'What the button does.', enum: carButtonKinds, 'x-labels': carButtonLabels },
        label: { type: 'string', title: 'Text', description: 'What it says; empty uses the usual words.', maxLength: 40, default: '' },
        style: {
          type: 'string',
          title: 'Style',
          description: 'How strongly it stands out.',
          enum: ['primary', 'secondary', 'success', 'outline'],
          'x-labels': ['Primary', 'Secondary', 'Success', 'Outline'],
          default: 'secondary',
        },
      },
    },
  }) as const satisfies SchemaNode
