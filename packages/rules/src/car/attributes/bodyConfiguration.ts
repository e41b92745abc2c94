import type { CarAttribute } from '../CarAttribute'

/** The manufacturer's body configuration, such as ‘Double cab’. */
export const bodyConfiguration: CarAttribute<string> = {
  id: 'bodyConfiguration',
  title: 'Body configuration',
  kind: 'text',
  storedIn: 'variant',
  form: { group: 'variant', place: 90 },
  specification: { place: 80 },
}
