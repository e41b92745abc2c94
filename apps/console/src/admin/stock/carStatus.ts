import { carStatusNames } from '@forecourt/rules/entities/carStatusNames'
import { type CarAttention, quietDays } from '@forecourt/rules/stock/carAttention'
import type { CarRecord } from '../../client/Records'
import type { PillTone } from '../../parts/StatusPill'

/** Stages of a car with text and pill colour (CAR-05), in display order. */
export const carStageNames = {
  in_stock: { text: carStatusNames.in_stock, tone: 'good' },
  coming_soon: { text: carStatusNames.coming_soon, tone: 'info' },
  preorder: { text: 'Pre-order', tone: 'info' },
  reserved: { text: 'Reserved', tone: 'waiting' },
  draft: { text: carStatusNames.draft, tone: 'quiet' },
  sold: { text: carStatusNames.sold, tone: 'quiet' },
  withdrawn: { text: carStatusNames.withdrawn, tone: 'quiet' },
} as const satisfies Record<CarRecord['stage'], { text: string; tone: PillTone }>

/** Labels of what needs attention. */
export const attentionNames = {
  noPhotos: 'No photos',
  noPrice: 'No price',
  aboveMarket: 'Above market',
  noLead: `No lead in ${quietDays} days`,
  quarantined: 'Feed row refused',
} as const satisfies Record<CarAttention, string>

/** Statuses of a car with text and pill colour (CAR-05). */
export const carStatuses = {
  in_stock: { text: carStatusNames.in_stock, tone: 'good' },
  coming_soon: { text: carStatusNames.coming_soon, tone: 'info' },
  draft: { text: carStatusNames.draft, tone: 'quiet' },
  sold: { text: carStatusNames.sold, tone: 'quiet' },
  withdrawn: { text: carStatusNames.withdrawn, tone: 'quiet' },
} as const satisfies Record<CarRecord['status'], { text: string; tone: PillTone }>

/** Status in the list: a reserved car in stock shows “Reserved”, which sellers need first. */
export const carStatus = ({ status, reserved }: Pick<CarRecord, 'status' | 'reserved'>): { text: string; tone: PillTone } =>
  reserved && status === 'in_stock' ? { text: 'Reserved', tone: 'waiting' } : carStatuses[status]
