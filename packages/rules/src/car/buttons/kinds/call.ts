import type { CarButtonRule } from '../CarButtonRule'
import { aPhone } from '../sharedNeeds'
import { usually } from '../usually'

/** Shows the number for cars of its kind (VDP-14). */
export const call = {
  usualLabel: usually('Call'),
  rule: 'VDP-14',
  fields: ['carType', 'locationPhone'],
  needs: [aPhone],
  opens: { kind: 'phone', action: 'show' },
} as const satisfies CarButtonRule
