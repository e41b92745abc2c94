import { formatFeet } from '../../format/groupThousands'
import type { CarAttribute } from '../CarAttribute'

/** Width of a caravan’s body in feet. */
export const bodyWidth: CarAttribute<number> = {
  id: 'bodyWidth',
  title: 'Body width',
  kind: 'number',
  unit: 'ft',
  storedIn: 'specifications',
  only: 'caravan',
  form: { group: 'caravan', position: 30, unit: 'feet' },
  specification: { position: 10, text: ({ specifications }) => formatFeet(specifications.bodyWidth) },
}
