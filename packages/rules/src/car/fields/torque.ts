import type { CarField } from '../CarField'

/** Torque, as the manufacturer states it. */
export const torque: CarField<string> = {
  id: 'torque',
  title: 'Torque',
  kind: 'text',
  storedIn: 'variant',
  form: { group: 'variant', place: 60 },
  specification: { place: 130 },
}
