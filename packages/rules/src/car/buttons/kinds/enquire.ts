import type { CarButtonRule } from '../CarButtonRule'
import { fixedLabel } from '../fixedLabel'

/** Opens the enquiry form (VDP-07). */
export const enquire = {
  defaultLabel: fixedLabel('Enquire', 'Enquire Now'),
  requirement: 'VDP-07',
  fields: ['status'],
  needs: [],
  opens: { kind: 'form', form: 'vehicle' },
} as const satisfies CarButtonRule
