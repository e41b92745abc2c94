import { isOn } from '../../parts/settingNeeds'
import type { BlockRules } from '../BlockRules'
import { ownWords } from '../ownParts'

/** Whoever pays signs in, so there is no such form where nobody can (AUTH-05, AUTH-07). */
export const payment = {
  needs: [isOn('/auth/enabled')],
  parts: { note: ownWords('note', { id: 'note', title: 'Small print', found: false }) },
} as const satisfies BlockRules<'payment'>
