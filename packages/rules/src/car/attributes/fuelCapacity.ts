import type { CarAttribute } from '../CarAttribute'

/** Fuel tank capacity in litres. */
export const fuelCapacity: CarAttribute<number> = {
  id: 'fuelCapacity',
  title: 'Tank',
  kind: 'number',
  unit: 'L',
  storedIn: 'variant',
  form: { group: 'variant', position: 30, unit: 'litres' },
  specification: { label: 'Fuel capacity', position: 150 },
}
