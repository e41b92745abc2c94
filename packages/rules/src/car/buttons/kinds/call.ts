import type { CarButtonRule } from '../CarButtonRule'
import { usually } from '../reserveLabel'
import { aPhone } from '../siteNeed'

/** Shows the number for cars of its kind (VDP-14). */
export const call = {
  usualLabel: usually('Call'),
  rule: 'VDP-14',
  fields: ['carType', 'locationPhone'],
  needs: [aPhone],
  opens: { kind: 'phone', action: 'show' },
} as const satisfies CarButtonRule
