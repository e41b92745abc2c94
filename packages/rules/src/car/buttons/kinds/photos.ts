import type { CarButtonRule } from '../CarButtonRule'
import { usually } from '../reserveLabel'

/** Requests more photos (ENQ-25). */
export const photos = {
  usualLabel: usually('Request Photos'),
  rule: 'VDP-07',
  fields: ['status'],
  needs: [],
  opens: { kind: 'form', form: 'photos' },
} as const satisfies CarButtonRule
