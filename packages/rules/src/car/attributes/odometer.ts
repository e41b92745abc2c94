import { odometerStatuses } from '../../stock/vocabulary/odometerStatuses'
import type { CarAttribute } from '../CarAttribute'

/** Reliability of the odometer reading. */
export const odometer: CarAttribute<string> = {
  id: 'odometer',
  title: 'Odometer status',
  kind: 'choice',
  storedIn: 'disclosure',
  values: [
    ['accurate', 'Accurate'],
    ['inaccurate', 'Inaccurate'],
    ['unknown', 'Unknown'],
  ],
  form: { group: 'newZealand', position: 20 },
  fileColumn: {
    name: 'odometerStatus',
    headings: ['odometerstatus', 'odostatus', 'odometeraccuracy', 'odometeraccurate'],
    title: 'Odometer status',
    position: 2240,
    examples: ['Accurate', 'Inaccurate', 'Unknown'],
    read: { as: 'vocabulary', vocabulary: odometerStatuses },
    isLiteral: true,
  },
}
