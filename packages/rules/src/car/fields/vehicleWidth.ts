import type { CarField } from '../CarField'
import { positive } from '../facts/formatMeasure'

/** Width in millimetres. */
export const vehicleWidth: CarField<number> = {
  id: 'vehicleWidth',
  title: 'Width',
  kind: 'number',
  unit: 'mm',
  storedIn: 'variant',
  form: { group: 'variant', place: 160 },
  specification: {
    label: ({ specifications }) => (positive(specifications.bodyWidth) === null ? 'Width' : 'Overall width'),
    place: 210,
  },
}
