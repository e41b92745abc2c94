import type { CarAttribute } from '../CarAttribute'
import { positive } from '../facts/formatMeasure'

/** Width in millimetres. */
export const vehicleWidth: CarAttribute<number> = {
  id: 'vehicleWidth',
  title: 'Width',
  kind: 'number',
  unit: 'mm',
  storedIn: 'variant',
  form: { group: 'variant', position: 160 },
  specification: {
    label: ({ specifications }) => (positive(specifications.bodyWidth) === null ? 'Width' : 'Overall width'),
    position: 210,
  },
}
