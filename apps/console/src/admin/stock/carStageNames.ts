import type { CarRecord } from '../../client/Records'
import type { PillTone } from '../../parts/StatusPill'

/** Each stage of a car's way through the yard in words (CAR-05), in the order people look at them. */
export const carStageNames = {
  in_stock: { text: 'In stock', tone: 'good' },
  coming_soon: { text: 'Coming soon', tone: 'info' },
  preorder: { text: 'Pre-order', tone: 'info' },
  reserved: { text: 'Reserved', tone: 'waiting' },
  draft: { text: 'Draft', tone: 'quiet' },
  sold: { text: 'Sold', tone: 'quiet' },
  withdrawn: { text: 'Withdrawn', tone: 'quiet' },
} as const satisfies Record<CarRecord['stage'], { text: string; tone: PillTone }>
