import type { CarButtonRule } from '../CarButtonRule'
import { usually } from '../usually'

/** Asks for a test drive (VDP-07). */
export const testDrive = {
  usualLabel: usually('Book a Test Drive'),
  rule: 'VDP-07',
  fields: ['status'],
  needs: [],
  opens: { kind: 'form', form: 'testDrive' },
} as const satisfies CarButtonRule
