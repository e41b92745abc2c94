import type { CarButtonRule } from '../CarButtonRule'
import { fixedLabel } from '../fixedLabel'
import { phoneNeed } from '../siteNeed'

/** Shows the phone number for the car's type (VDP-14). */
export const call = {
  defaultLabel: fixedLabel('Call'),
  requirement: 'VDP-14',
  fields: ['carType', 'locationPhone'],
  needs: [phoneNeed],
  opens: { kind: 'phone', action: 'show' },
} as const satisfies CarButtonRule
