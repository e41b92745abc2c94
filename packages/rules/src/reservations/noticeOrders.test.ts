import { expect, it } from 'vitest'
import { type BankEvent, replayNotices, type Scenario } from './testing/replayNotices'

const day = 1_440
const authorised: BankEvent = { at: 5, facts: { money: 'authorised', page: 'closed' } }
const taken: BankEvent = { at: 5, facts: { money: 'charged', page: 'closed' } }
const unpaid: BankEvent = { at: 30, facts: { page: 'closed' } }
const declined: BankEvent = { at: 3, facts: { money: 'failed' } }
/** Money captured after the page is closed, as by slow payment methods. */
const slow: BankEvent = { at: 45, facts: { money: 'charged' } }
const disputed: BankEvent = { at: day, facts: { dispute: 'open' } }
const lost: BankEvent = { at: day + 60, facts: { dispute: 'lost' } }
const won: BankEvent = { at: day + 60, facts: { dispute: 'won' } }

interface Row extends Scenario {
  readonly name: string
  readonly state: string
  readonly money: string
}

const rows: readonly Row[] = [
  { name: 'no payment', bank: [unpaid], state: 'lapsed', money: 'none' },
  { name: 'the card is declined, and no payment follows', bank: [declined, unpaid], state: 'lapsed', money: 'failed' },
  { name: 'authorised, and the time runs out', bank: [authorised], state: 'expired', money: 'letGo' },
  { name: 'declined, then authorised, and the time runs out', bank: [declined, authorised], state: 'expired', money: 'letGo' },
  { name: 'charged, and the time runs out', bank: [taken], state: 'refunded', money: 'returned' },
  {
    name: 'charged, and the bank refuses the refund',
    bank: [taken],
    refusesReturn: true,
    state: 'refund_failed',
    money: 'returnFailed',
  },
  {
    name: 'authorised, and bought',
    bank: [declined, authorised],
    action: { at: day, event: 'complete' },
    state: 'completed',
    money: 'charged',
  },
  { name: 'charged, and bought', bank: [taken], action: { at: day, event: 'complete' }, state: 'completed', money: 'charged' },
  { name: 'authorised, and cancelled', bank: [authorised], action: { at: day, event: 'release' }, state: 'released', money: 'letGo' },
  { name: 'charged, and cancelled', bank: [taken], action: { at: day, event: 'release' }, state: 'refunded', money: 'returned' },
  {
    name: 'cancelled while the bank was charging',
    bank: [authorised],
    action: { at: 3, event: 'release' },
    state: 'released',
    money: 'letGo',
  },
  { name: 'charged, and disputed', bank: [taken, disputed], state: 'disputed', money: 'charged' },
  { name: 'charged, disputed and lost', bank: [taken, disputed, lost], state: 'refunded', money: 'charged' },
  { name: 'charged, disputed and won', bank: [declined, taken, disputed, won], state: 'disputed', money: 'charged' },
  { name: 'paid slowly, after the time to pay', bank: [unpaid, slow], state: 'refunded', money: 'returned' },
  { name: 'paid slowly, and the car is sold to another', bank: [unpaid, slow], isTaken: true, state: 'refunded', money: 'returned' },
  {
    name: 'the bank releases the authorisation on its own',
    bank: [authorised, { at: day, facts: { money: 'letGo' } }],
    state: 'expired',
    money: 'letGo',
  },
  {
    name: 'the bank refunds on its own',
    bank: [taken, { at: day, facts: { money: 'returned' } }],
    state: 'refunded',
    money: 'returned',
  },
]

/** Delays of each copy of a webhook in minutes: none, after the payment deadline, after two days. */
const delays = [0, 31, 2 * day]

it.each(rows)('a reservation ends in the same state for any order, repetition, loss or delay of webhooks (CHK-02): $name', (scenario) => {
  const ends = new Map<string, number>()
  // Each webhook arrives with any set of the delays, so between zero and three times; each combination is a different order.
  const ways = 2 ** delays.length
  for (let way = 0; way < ways ** scenario.bank.length; way++) {
    const received = scenario.bank.flatMap(({ at }, index) => {
      const copies = Math.floor(way / ways ** index) % ways
      return delays.flatMap((delay, bit) => (copies & (1 << bit) ? [at + delay] : []))
    })
    const { state, money } = replayNotices(scenario, received, 0)
    ends.set(`${state}, ${money}`, (ends.get(`${state}, ${money}`) ?? 0) + 1)
  }
  expect([...ends.keys()]).toEqual([`${scenario.state}, ${scenario.money}`])
})

it('a reservation’s payment ends in the same state without webhooks, if the worker was down for two days (CHK-04)', () => {
  for (const scenario of rows.filter(({ action, isTaken }) => !action && !isTaken)) {
    const { state, money } = replayNotices(scenario, [], 2 * day)
    expect([scenario.name, state, money]).toEqual([scenario.name, scenario.state, scenario.money])
  }
})
