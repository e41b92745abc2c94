import type { CarAttribute } from '../CarAttribute'
import { positive } from '../facts/formatMeasure'

/** Length in millimetres; for a caravan including the drawbar. */
export const vehicleLength: CarAttribute<number> = {
  id: 'vehicleLength',
  title: 'Length',
  kind: 'number',
  unit: 'mm',
  storedIn: 'variant',
  form: { group: 'variant', position: 150 },
  specification: {
    label: ({ specifications }) => (positive(specifications.bodyLength) === null ? 'Length' : 'Overall length'),
    position: 200,
  },
}
