// @vitest-environment jsdom
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { FoundCars, type FoundCarsProps } from './FoundCars'

const draw = (count: number, atOnce: boolean) => {
  const drawn: number[] = []
  const result = { cars: Array.from({ length: count }, () => buildCar()) }
  const Results: FoundCarsProps['Results'] = ({ data }) => {
    drawn.push(data.result.cars.length)
    return null
  }
  const page = { data: { result } } as unknown as FoundCarsProps
  render(<FoundCars {...page} answer={{ state: {}, result, Results, atOnce } as unknown as FoundCarsProps['answer']} Results={Results} />)
  return drawn
}

afterEach(cleanup)

it.each([
  { name: 'a long answer: the cars in sight, then all', count: 21, atOnce: false, drawn: [8, 21] },
  { name: 'one just longer than short', count: 13, atOnce: false, drawn: [8, 13] },
  { name: 'a short answer at once', count: 12, atOnce: false, drawn: [12] },
  { name: 'none', count: 0, atOnce: false, drawn: [0] },
  { name: 'a long one whose end is gone back to, at once', count: 21, atOnce: true, drawn: [21] },
])('A list draws $name (SRC-02)', ({ count, atOnce, drawn }) => {
  expect(draw(count, atOnce)).toEqual(drawn)
})
