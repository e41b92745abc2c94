import type { CarAttribute } from '../CarAttribute'

/** Engine displacement in cubic centimetres; pages show litres. */
export const engineSize: CarAttribute<number> = {
  id: 'engineSize',
  title: 'Engine size',
  kind: 'number',
  unit: 'cm³',
  storedIn: 'variant',
  form: { group: 'variant', position: 120 },
}
