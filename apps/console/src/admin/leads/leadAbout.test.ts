import { expect, test } from 'vitest'
import { leadAbout } from './leadStatus'

test.each([
  { name: 'an open lead', carName: 'Kia Rio', soldCarName: null, expected: 'Kia Rio' },
  { name: 'a lead that bought the car it asked about', carName: 'Kia Rio', soldCarName: 'Kia Rio', expected: 'Kia Rio' },
  {
    name: 'a lead that bought another car',
    carName: 'Kia Rio',
    soldCarName: 'Toyota Yaris',
    expected: 'Toyota Yaris (asked about: Kia Rio)',
  },
  {
    name: 'a lead that bought another car of the same name',
    carName: 'Kia Rio',
    carNumber: 'K1',
    soldCarName: 'Kia Rio',
    soldCarNumber: 'K2',
    expected: 'Kia Rio · K2 (asked about: Kia Rio · K1)',
  },
  { name: 'a lead about no car that bought one', carName: null, soldCarName: 'Toyota Yaris', expected: 'Toyota Yaris' },
  { name: 'a lead about no car', carName: null, soldCarName: null, expected: null },
])('A lead names the car that was sold: $name (ENT-16)', ({ expected, carNumber = null, soldCarNumber = null, ...lead }) => {
  expect(leadAbout({ ...lead, carNumber, soldCarNumber, attributes: {} } as Parameters<typeof leadAbout>[0])).toBe(expected)
})
