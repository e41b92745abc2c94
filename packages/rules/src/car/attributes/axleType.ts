import type { CarAttribute } from '../CarAttribute'

/** A caravan’s axles, such as ‘Tandem’. */
export const axleType: CarAttribute<string> = {
  id: 'axleType',
  title: 'Axles',
  kind: 'text',
  storedIn: 'specifications',
  only: 'caravan',
  form: { group: 'caravan', position: 60 },
  facet: { name: 'axles', kind: 'list', prefixAndSuffix: ['', ' axle'], position: 170, countedWhen: 'queried' },
  specification: { position: 50 },
}
