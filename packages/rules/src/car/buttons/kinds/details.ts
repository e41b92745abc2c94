import type { CarButtonRule } from '../CarButtonRule'
import { fixedLabel } from '../fixedLabel'

/** Links from a card to the car’s page (CARD-06). */
export const details = {
  defaultLabel: fixedLabel('View Details'),
  requirement: 'VDP-07',
  fields: ['status'],
  needs: [{ needs: 'to stand on a card', holds: (_car, { place }) => place === 'card' }],
  opens: { kind: 'own' },
} as const satisfies CarButtonRule
