import type { CarButtonRule } from '../CarButtonRule'
import { itsArrival } from '../sharedNeeds'
import { usually } from '../usually'

/** Asks for a test drive of a car that is there to be driven (VDP-07). */
export const testDrive = {
  usualLabel: usually('Book a Test Drive'),
  rule: 'VDP-07',
  fields: ['status', 'preorder'],
  needs: [itsArrival],
  opens: { kind: 'form', form: 'testDrive' },
} as const satisfies CarButtonRule
