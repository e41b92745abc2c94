import type { CarButtonRule } from '../CarButtonRule'
import { fixedLabel } from '../fixedLabel'
import { phoneNeed } from '../siteNeed'

/** Opens WhatsApp with the number for the car's type (VDP-14). */
export const whatsapp = {
  defaultLabel: fixedLabel('WhatsApp'),
  requirement: 'VDP-14',
  fields: ['carType', 'locationPhone'],
  needs: [phoneNeed],
  opens: { kind: 'phone', action: 'whatsapp' },
} as const satisfies CarButtonRule
