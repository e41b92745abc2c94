import type { CarButtonRule } from '../CarButtonRule'
import { fixedLabel } from '../fixedLabel'

/** Only button of a car that isn't in stock; not configurable (CAR-04, CARD-10, VDP-29). */
export const similar = {
  defaultLabel: fixedLabel('Find Me Something Similar'),
  requirement: 'CARD-10',
  fields: ['status'],
  needs: [],
  opens: { kind: 'form', form: 'similar' },
} as const satisfies CarButtonRule
