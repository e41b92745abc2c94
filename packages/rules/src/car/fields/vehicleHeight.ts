import type { CarField } from '../CarField'

/** Height in millimetres. */
export const vehicleHeight: CarField<number> = {
  id: 'vehicleHeight',
  title: 'Height',
  kind: 'number',
  unit: 'mm',
  storedIn: 'variant',
  form: { group: 'variant', place: 170 },
  specification: { place: 220 },
}
