import type { CarButtonRule } from '../CarButtonRule'
import { usually } from '../reserveLabel'

/** Asks what a car in exchange is worth (VDP-07). */
export const tradeIn = {
  usualLabel: usually('Trade In', 'Trade-in Valuation'),
  rule: 'VDP-07',
  fields: ['status'],
  needs: [],
  opens: { kind: 'form', form: 'tradeIn' },
} as const satisfies CarButtonRule
