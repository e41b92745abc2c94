import type { CarButtonRule } from './CarButtonRule'
import { usually } from './usually'

/** Asks to be called about the car (VDP-07). */
export const callBack = {
  usualLabel: usually('Call Me Back'),
  rule: 'VDP-07',
  fields: ['status'],
  needs: [],
  opens: { kind: 'form', form: 'vehicle' },
} as const satisfies CarButtonRule
