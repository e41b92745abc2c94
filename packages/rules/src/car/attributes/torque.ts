import type { CarAttribute } from '../CarAttribute'

/** Torque, as the manufacturer states it. */
export const torque: CarAttribute<string> = {
  id: 'torque',
  title: 'Torque',
  kind: 'text',
  storedIn: 'variant',
  form: { group: 'variant', position: 60 },
  specification: { position: 130 },
}
