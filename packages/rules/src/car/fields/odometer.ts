import { odometerStatuses } from '../../stock/vocabulary/odometerStatuses'
import type { CarField } from '../CarField'

/** Reliability of the odometer reading. */
export const odometer: CarField<string> = {
  id: 'odometer',
  title: 'Odometer status',
  kind: 'choice',
  in: 'disclosure',
  values: [
    ['accurate', 'Accurate'],
    ['inaccurate', 'Inaccurate'],
    ['unknown', 'Unknown'],
  ],
  form: { group: 'newZealand', place: 20 },
  column: {
    name: 'odometerStatus',
    headings: ['odometerstatus', 'odostatus', 'odometeraccuracy', 'odometeraccurate'],
    title: 'Odometer status',
    place: 2240,
    examples: ['Accurate', 'Inaccurate', 'Unknown'],
    read: { as: 'words', vocabulary: odometerStatuses },
    isLiteral: true,
  },
}
