import type { CarAttribute } from '../CarAttribute'

/** Braked towing capacity in kilograms. */
export const towingCapacityBraked: CarAttribute<number> = {
  id: 'towingCapacityBraked',
  title: 'Towing, braked',
  kind: 'number',
  unit: 'kg',
  storedIn: 'variant',
  form: { group: 'variant', position: 130 },
  facet: { name: 'towing', kind: 'range', max: 50_000, phrase: 'Tows', label: 'Braked towing (kg)', position: 160, countedWhen: 'queried' },
  specification: { label: 'Braked towing capacity', position: 180 },
}
