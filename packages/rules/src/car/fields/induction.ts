import type { CarField } from '../CarField'

/** Engine induction, such as ‘Turbo’. */
export const induction: CarField<string> = {
  id: 'induction',
  title: 'Induction',
  kind: 'text',
  storedIn: 'variant',
  form: { group: 'variant', place: 70 },
  specification: { place: 110 },
}
