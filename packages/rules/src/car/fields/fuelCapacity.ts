import type { CarField } from '../CarField'

/** Fuel tank capacity in litres. */
export const fuelCapacity: CarField<number> = {
  id: 'fuelCapacity',
  title: 'Tank',
  kind: 'number',
  unit: 'L',
  storedIn: 'variant',
  form: { group: 'variant', place: 30, unit: 'litres' },
  specification: { label: 'Fuel capacity', place: 150 },
}
