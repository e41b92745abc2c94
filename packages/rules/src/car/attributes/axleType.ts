import type { CarAttribute } from '../CarAttribute'

/** A caravan’s axles, such as ‘Tandem’. */
export const axleType: CarAttribute<string> = {
  id: 'axleType',
  title: 'Axles',
  kind: 'text',
  storedIn: 'specifications',
  only: 'caravan',
  form: { group: 'caravan', position: 60 },
  specification: { position: 50 },
}
