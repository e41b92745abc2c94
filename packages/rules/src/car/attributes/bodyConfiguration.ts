import type { CarAttribute } from '../CarAttribute'

/** The manufacturer's body configuration, such as ‘Double cab’. */
export const bodyConfiguration: CarAttribute<string> = {
  id: 'bodyConfiguration',
  title: 'Body configuration',
  kind: 'text',
  storedIn: 'variant',
  form: { group: 'variant', position: 90 },
  specification: { position: 80 },
}
