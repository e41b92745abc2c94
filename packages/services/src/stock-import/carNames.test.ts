import { expect, it } from 'vitest'
import { carNameHeading, parseCarName } from './carNames'

it.each([
  ['Toyota Corolla Ascent Sport', '', 'Toyota', 'Corolla', 'Ascent Sport'],
  ['2019 Toyota Corolla Cross GXL', '2019', 'Toyota', 'Corolla Cross', 'GXL'],
  ['Hyundai Santa Fe Elite', '', 'Hyundai', 'Santa Fe', 'Elite'],
  ['MY19.5 Land Rover Range Rover Evoque HSE', 'MY19.5', 'Land Rover', 'Range Rover Evoque', 'HSE'],
  ['VW Golf R', '', 'VW', 'Golf', 'R'],
  ['Mazda 3 Maxx', '', 'Mazda', '3', 'Maxx'],
  ['Mercedes Benz C-Class C200', '', 'Mercedes Benz', 'C-Class', 'C200'],
  ['BMW 320i', '', 'BMW', '320i', ''],
  ['2024 BYD Atto 3 Extended', '2024', 'BYD', 'Atto 3', 'Extended'],
  ['Kia Rio S 2018', '2018', 'Kia', 'Rio', 'S'],
  ['Kia  Rio (2018)', '2018', 'Kia', 'Rio', ''],
  ['Jeep Grand Cherokee Limited - UNDER OFFER', '', 'Jeep', 'Grand Cherokee', 'Limited - UNDER OFFER'],
  ['Kubota SVL75 track loader', '', 'Kubota', 'SVL75', 'track loader'],
  ['Deposit', '', 'Deposit', '', ''],
  ['', '', '', '', ''],
])('“%s” is split by known makes and models (ENT-01)', (text, year, make, model, rest) => {
  expect(parseCarName(text)).toEqual({ year, make, model, rest })
})

it('no word of a name is lost (ENT-01)', () => {
  for (const name of ['2019 Toyota Corolla Cross GXL - sold', 'Range Rover Sport HSE 2019', 'Alfa Romeo Giulia']) {
    const { year, make, model, rest } = parseCarName(name)
    const words = (text: string) => text.split(' ').filter(Boolean).toSorted()
    expect(words(`${year} ${make} ${model} ${rest}`)).toEqual(words(name))
  }
})

it.each([
  [['Stock', 'Vehicle', 'Title'], 'Vehicle'],
  [['Stock', 'Car'], 'Car'],
  [['Title', 'Make/Model'], 'Make/Model'],
  [['id', 'Make & Model'], 'Make & Model'],
  [['id', 'title'], 'title'],
  [['Vehicle type', 'Car yard'], undefined],
] as const)('the column with names of cars is found in %j: %s (ENT-01)', (headings, found) => {
  expect(carNameHeading(headings) ?? undefined).toBe(found)
})
