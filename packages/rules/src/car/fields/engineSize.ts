import type { CarField } from '../CarField'

/** Engine displacement in cubic centimetres; pages show litres. */
export const engineSize: CarField<number> = {
  id: 'engineSize',
  title: 'Engine size',
  kind: 'number',
  unit: 'cm³',
  storedIn: 'variant',
  form: { group: 'variant', place: 120 },
}
