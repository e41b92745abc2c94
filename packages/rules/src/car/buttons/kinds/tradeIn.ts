import type { CarButtonRule } from '../CarButtonRule'
import { fixedLabel } from '../fixedLabel'

/** Opens the trade-in form (VDP-07). */
export const tradeIn = {
  defaultLabel: fixedLabel('Trade In', 'Trade-in Valuation'),
  requirement: 'VDP-07',
  fields: ['status'],
  needs: [],
  opens: { kind: 'form', form: 'tradeIn' },
} as const satisfies CarButtonRule
