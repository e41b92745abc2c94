import type { CarAttribute } from '../CarAttribute'

/** Gear type, as the manufacturer describes it. */
export const gearType: CarAttribute<string> = {
  id: 'gearType',
  title: 'Gears',
  kind: 'text',
  storedIn: 'variant',
  form: { group: 'variant', position: 80 },
  specification: { label: 'Gear type', position: 120 },
}
