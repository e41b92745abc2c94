import type { CarButtonRule } from '../CarButtonRule'
import { usually } from '../reserveLabel'

/** Opens the car’s history report (VDP-09). */
export const history = {
  usualLabel: usually('History Report', 'Car History Report'),
  rule: 'VDP-09',
  fields: ['historyFileKey'],
  needs: [{ needs: 'a history report', holds: (car) => Boolean(car.historyFileKey) }],
  opens: { kind: 'own' },
} as const satisfies CarButtonRule
