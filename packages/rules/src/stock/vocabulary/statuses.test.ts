import { expect, it } from 'vitest'
import { isUnclearStatus, statuses } from './statuses'

it.each(['Hold', 'On hold', 'held', 'HOLDING', 'Pending', 'Sold - Pending', 'Pending review', 'SLD', 'Dep', 'W/S', 'O/H', 'hld', 'PEND'])(
  '“%s” is no status: it is asked (ENT-01, CAR-05)',
  (text) => {
    expect(isUnclearStatus(text)).toBe(true)
    expect(statuses.read(text)).toBe(null)
  },
)

it.each([
  ['U/O', 'reserved'],
  ['U.O.', 'reserved'],
  ['dep tkn', 'reserved'],
  ["Res'd", 'reserved'],
  ["DEL'D", 'sold'],
  ['Wdn', 'withdrawn'],
])('the short form “%s” means %s (ENT-01, CAR-05)', (text, status) => expect(statuses.read(text)).toBe(status))

it.each(['Unsold', 'Un-sold', 'Not sold', 'NOT SOLD', 'Not yet sold', 'Available'])('“%s” means in stock (ENT-01, CAR-05)', (text) =>
  expect(statuses.read(text)).toBe('in_stock'),
)

it.each(['Available', 'In stock', 'Household', 'Deposit taken', 'Department', 'Holden', 'Pending sale of the house', ''])(
  '“%s” isn’t unclear in this sense (ENT-01)',
  (text) => expect(isUnclearStatus(text)).toBe(false),
)
