import { formatFeet } from '../../format/groupThousands'
import type { CarField } from '../CarField'

/** Width of a caravan’s body in feet. */
export const bodyWidth: CarField<number> = {
  id: 'bodyWidth',
  title: 'Body width',
  kind: 'number',
  unit: 'ft',
  storedIn: 'specifications',
  only: 'caravan',
  form: { group: 'caravan', place: 30, unit: 'feet' },
  specification: { place: 10, text: ({ specifications }) => formatFeet(specifications.bodyWidth) },
}
