import { driveWords } from '../../words/driveWords'
import type { CarButtonRule } from '../CarButtonRule'

/** Asks for a test drive (VDP-07). */
export const testDrive = {
  usualLabel: ({ itemType }, words) => words.trim() || driveWords[itemType].open,
  rule: 'VDP-07',
  fields: ['status'],
  needs: [],
  opens: { kind: 'form', form: 'testDrive' },
} as const satisfies CarButtonRule
