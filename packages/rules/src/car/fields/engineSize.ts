import type { CarField } from '../CarField'

/** What its engine displaces, in cubic centimetres. Pages say the litres. */
export const engineSize: CarField<number> = {
  id: 'engineSize',
  title: 'Engine size',
  kind: 'number',
  unit: 'cm³',
  in: 'variant',
  form: { group: 'variant', place: 120 },
}
