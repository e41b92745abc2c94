import type { CarField } from '../CarField'

/** Its gears, as its maker says them. */
export const gearType: CarField<string> = {
  id: 'gearType',
  title: 'Gears',
  kind: 'text',
  in: 'variant',
  form: { group: 'variant', place: 80 },
  specification: { label: 'Gear type', place: 120 },
}
