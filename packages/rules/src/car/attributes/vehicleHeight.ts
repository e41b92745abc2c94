import type { CarAttribute } from '../CarAttribute'

/** Height in millimetres. */
export const vehicleHeight: CarAttribute<number> = {
  id: 'vehicleHeight',
  title: 'Height',
  kind: 'number',
  unit: 'mm',
  storedIn: 'variant',
  form: { group: 'variant', position: 170 },
  specification: { position: 220 },
}
