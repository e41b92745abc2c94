import { expect, test } from 'vitest'
import { eventText, reservationTone } from './reservationTexts'

const subscription = {} as NonNullable<Parameters<typeof reservationTone>[0]['subscription']>

test('a paid subscription waits for the dealer’s checks, a paid reservation doesn’t (CHK-02)', () => {
  for (const state of ['authorised', 'charged'] as const) {
    expect(reservationTone({ state, subscription })).toBe('waiting')
    expect(reservationTone({ state, subscription: null })).toBe('good')
  }
  expect(reservationTone({ state: 'completed', subscription })).toBe('info')
})

test('the timeline of a subscription mentions no deposit and no reservation (CHK-02)', () => {
  const events = [
    'hold',
    'authorise',
    'charge',
    'complete',
    'release',
    'expire',
    'extend',
    'refundPart',
    'partReturned',
    'tooLate',
    'letGo',
  ]
  for (const event of [...events, 'ranOut', 'returned', 'returnedByHand', 'retryCapture', 'dispute', 'disputeLost', 'partFailed'])
    expect(eventText(event, true)).not.toMatch(/deposit|reserv/i)
  expect(eventText('charge', false)).toBe('Deposit paid: reserved')
})
