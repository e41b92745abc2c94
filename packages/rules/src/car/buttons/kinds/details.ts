import type { CarButtonRule } from '../CarButtonRule'
import { usually } from '../reserveLabel'

/** Links from a card to the car’s page (CARD-06). */
export const details = {
  usualLabel: usually('View Details'),
  rule: 'VDP-07',
  fields: ['status'],
  needs: [{ needs: 'to stand on a card', holds: (_car, { place }) => place === 'card' }],
  opens: { kind: 'own' },
} as const satisfies CarButtonRule
