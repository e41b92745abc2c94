import type { CarField } from '../CarField'

/** A caravan’s axles, such as ‘Tandem’. */
export const axleType: CarField<string> = {
  id: 'axleType',
  title: 'Axles',
  kind: 'text',
  storedIn: 'specifications',
  only: 'caravan',
  form: { group: 'caravan', place: 60 },
  specification: { place: 50 },
}
