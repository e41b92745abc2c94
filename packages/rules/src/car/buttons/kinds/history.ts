import type { CarButtonRule } from '../CarButtonRule'
import { fixedLabel } from '../fixedLabel'

/** Opens the car’s history report (VDP-09). */
export const history = {
  defaultLabel: fixedLabel('History Report', 'Car History Report'),
  requirement: 'VDP-09',
  fields: ['historyFileKey'],
  needs: [{ needs: 'a history report', holds: (car) => Boolean(car.historyFileKey) }],
  opens: { kind: 'own' },
} as const satisfies CarButtonRule
