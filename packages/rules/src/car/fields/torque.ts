import type { CarField } from '../CarField'

/** Its torque, as its maker says it. */
export const torque: CarField<string> = {
  id: 'torque',
  title: 'Torque',
  kind: 'text',
  in: 'variant',
  form: { group: 'variant', place: 60 },
  specification: { place: 130 },
}
