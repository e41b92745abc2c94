import { expect, it } from 'vitest'
import { createOwnDetails, toPhoneDigits } from './ownDetails'
import { parseStreet } from './streetAddresses'

const own = createOwnDetails({
  contacts: ['(02) 4321 1234', '+61 411 222 333', 'sales@testmotors.example', 'boss@gmail.com'],
  streets: ['12-14 Smith Street', 'Cnr Pacific Hwy & Hill St', ''],
  names: ['Alan Mance Motors', 'Gordon'],
  staff: ['Karen Smith', 'Bo'],
})

it('numbers, addresses and names of the dealer are recognised as its own (ENT-01)', () => {
  expect(['02 4321 1234', '0411222333', '+61 2 4321 1234', '02 4321 1235'].map((phone) => own.isPhone(toPhoneDigits(phone)))).toEqual([
    ...[true, true, true],
    false,
  ])
  expect(['KIM@testmotors.example', 'boss@gmail.com', 'kim@gmail.com', 'kim@other.example'].map(own.isMail)).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(
    ['12 Smith St', '14 Smith Street', '3/12 Smith St', '9 Hill Street', '16 Smith St', '12 Smythe St'].map((text) =>
      own.isStreet(parseStreet(text)),
    ),
  ).toEqual([...[true, true, true, true], ...[false, false]])
  expect(['karen', 'Smith', 'Gordon'].map(own.isOfStaff)).toEqual([true, false, false])
  expect(own.withoutNames('Sold by KAREN SMITH of Alan Mance Motors in Gordon')).toBe('Sold in Gordon')
})
