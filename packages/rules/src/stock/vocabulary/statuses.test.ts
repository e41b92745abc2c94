import { expect, it } from 'vitest'
import { isUnclearStatus, statuses } from './statuses'

it.each(['Hold', 'On hold', 'held', 'HOLDING', 'Pending', 'Sold - Pending', 'Pending review', 'SLD', 'Dep', 'W/S'])(
  '“%s” is no status: it is asked (ENT-01, CAR-05)',
  (text) => {
    expect(isUnclearStatus(text)).toBe(true)
    expect(statuses.read(text)).toBe(null)
  },
)

it.each(['Available', 'In stock', 'Household', 'Deposit taken', 'Department', 'Holden', 'Pending sale of the house', ''])(
  '“%s” isn’t unclear in this sense (ENT-01)',
  (text) => expect(isUnclearStatus(text)).toBe(false),
)
