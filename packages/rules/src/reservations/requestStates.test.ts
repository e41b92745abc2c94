import { expect, it } from 'vitest'
import { requestChange, requestStates, requestStateTexts } from './requestStates'

it.each([
  { name: 'paid', state: 'open', money: 'charged', change: { to: 'paid' } },
  { name: 'paid, told again', state: 'paid', money: 'charged', change: null },
  { name: 'refused by the bank', state: 'open', money: 'failed', change: null },
  { name: 'paid after it was cancelled', state: 'cancelled', money: 'charged', change: { to: 'refund_pending', follow: 'giveBack' } },
  { name: 'paid twice, by two pages', state: 'paid', money: 'charged', isOther: true, change: { to: 'paid', follow: 'giveBack' } },
  { name: 'the second of two pages, refunded', state: 'paid', money: 'returned', isOther: true, change: null },
  { name: 'refunded', state: 'refund_pending', money: 'returned', change: { to: 'refunded' } },
  { name: 'refunded at the provider', state: 'paid', money: 'returned', change: { to: 'refunded' } },
  { name: 'a refund that failed', state: 'refund_pending', money: 'returnFailed', change: { to: 'refund_failed' } },
  { name: 'disputed', state: 'paid', money: 'charged', dispute: 'open', change: { to: 'disputed' } },
  { name: 'a dispute that is lost', state: 'disputed', money: 'charged', dispute: 'lost', change: { to: 'refunded' } },
  { name: 'a dispute that is won', state: 'disputed', money: 'charged', dispute: 'won', change: { to: 'paid' } },
] as const)('a payment by link is $name (CHK-01)', ({ state, money, change, ...rest }) => {
  const dispute = ('dispute' in rest && rest.dispute) || null
  expect(requestChange(state, { money, dispute }, 'isOther' in rest)).toEqual(change)
})

it('has words for every state (CHK-01)', () => {
  for (const state of requestStates) for (const words of Object.values(requestStateTexts[state])) expect(words.length).toBeGreaterThan(3)
})
