import type { CarButtonRule } from '../CarButtonRule'
import { usually } from '../reserveLabel'

/** Leads on from a car that isn’t in stock, which has no other button (CAR-04, CARD-10, VDP-29). No list of a site has it. */
export const similar = {
  usualLabel: usually('Find Me Something Similar'),
  rule: 'CARD-10',
  fields: ['status'],
  needs: [],
  opens: { kind: 'form', form: 'similar' },
} as const satisfies CarButtonRule
