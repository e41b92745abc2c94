import type { CarButtonRule } from '../CarButtonRule'
import { fixedLabel } from '../fixedLabel'

/** Requests more photos (ENQ-25). */
export const photos = {
  defaultLabel: fixedLabel('Request Photos'),
  requirement: 'VDP-07',
  fields: ['status'],
  needs: [],
  opens: { kind: 'form', form: 'photos' },
} as const satisfies CarButtonRule
