import type { CarAttribute } from '../CarAttribute'

/** A caravan’s axles, such as ‘Tandem’. */
export const axleType: CarAttribute<string> = {
  id: 'axleType',
  title: 'Axles',
  kind: 'text',
  storedIn: 'specifications',
  only: 'caravan',
  form: { group: 'caravan', place: 60 },
  specification: { place: 50 },
}
