import { expect, it } from 'vitest'
import { type CarEnquiry, likelySoldCar } from './likelySoldCar'

const enquiry = (carId: string, day: number, state: CarEnquiry['state'] = 'open'): CarEnquiry => ({
  ...{ carId, state },
  at: `2026-06-0${day}T02:00:00.000Z`,
})

interface Case {
  readonly name: string
  readonly enquiries: readonly CarEnquiry[]
  readonly from?: string
  readonly sold?: string
  readonly expected: string | null
}

it.each<Case>([
  { name: 'no enquiry about a car', enquiries: [], expected: null },
  { name: 'one car', enquiries: [enquiry('mazda', 1)], expected: 'mazda' },
  { name: 'the latest of two', enquiries: [enquiry('mazda', 1), enquiry('kia', 2)], expected: 'kia' },
  { name: 'the one that they came from', enquiries: [enquiry('mazda', 1), enquiry('kia', 2)], from: 'mazda', expected: 'mazda' },
  { name: 'one that they reserved', enquiries: [enquiry('kia', 1), enquiry('kia', 2, 'held')], expected: 'kia' },
  { name: 'one with a cancelled reservation only', enquiries: [enquiry('kia', 1), enquiry('kia', 2, 'ended')], expected: null },
  {
    name: 'a cancelled reservation after an enquiry about another',
    enquiries: [enquiry('mazda', 1), enquiry('kia', 2, 'ended')],
    expected: 'mazda',
  },
  { name: 'one that they reserved again', enquiries: [enquiry('kia', 1, 'ended'), enquiry('kia', 2, 'held')], expected: 'kia' },
  { name: 'a reserved one and a later enquiry', enquiries: [enquiry('kia', 1, 'held'), enquiry('mazda', 2)], expected: null },
  { name: 'one with a cancelled test drive only', enquiries: [enquiry('kia', 1, 'past')], expected: null },
  { name: 'two reserved ones', enquiries: [enquiry('kia', 1, 'held'), enquiry('mazda', 2, 'held')], expected: null },
  { name: 'two at once', enquiries: [enquiry('kia', 1), enquiry('mazda', 1)], expected: null },
  { name: 'a sold one', enquiries: [enquiry('kia', 1)], sold: 'kia', expected: null },
  { name: 'one for sale after a sold one', enquiries: [enquiry('mazda', 1), enquiry('kia', 2)], sold: 'kia', expected: 'mazda' },
  { name: 'a sold one that they came from', enquiries: [enquiry('mazda', 1), enquiry('kia', 2)], from: 'kia', sold: 'kia', expected: null },
  {
    name: 'a cancelled one that they came from',
    enquiries: [enquiry('mazda', 1), enquiry('kia', 2, 'ended')],
    from: 'kia',
    expected: null,
  },
])('likelySoldCar never guesses the car of a sale: $name (ENT-16, CHK-02)', ({ enquiries, from = null, sold, expected }) => {
  const forSale = new Set(['mazda', 'kia'].filter((id) => id !== sold))
  expect(likelySoldCar(enquiries, { fromCarId: from, forSale })).toBe(expected)
})
