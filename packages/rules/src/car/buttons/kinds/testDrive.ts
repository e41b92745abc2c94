import { driveTexts } from '../../texts/vehiclesNoun'
import type { CarButtonRule } from '../CarButtonRule'
import { arrivedNeed } from '../siteNeed'

/** Books a test drive of a car that has arrived (VDP-07). */
export const testDrive = {
  defaultLabel: ({ itemType }, label) => label.trim() || driveTexts[itemType].open,
  requirement: 'VDP-07',
  fields: ['status', 'preorder'],
  needs: [arrivedNeed],
  opens: { kind: 'form', form: 'testDrive' },
} as const satisfies CarButtonRule
