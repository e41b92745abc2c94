// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { blankCar } from './carFormValues'
import { useCarForm } from './useCarForm'

const car = { ...blankCar, stockNumber: 'A1', make: 'Kia', model: 'Rio', year: 2020, name: '2020 Kia Rio', driveAwayCents: 2_000_000 }
const typing = (start: object = car) => renderHook(({ of }) => useCarForm(of, 'a car'), { initialProps: { of: start } })

it('the car form stores entered values in this tab until they are discarded', () => {
  const first = typing()
  act(() => first.result.current.put({ colour: 'Red', make: 'Mazda' }))
  expect(first.result.current.entered).toMatchObject({ colour: 'Red', name: '2020 Mazda Rio' })
  first.unmount()
  const again = typing()
  expect(again.result.current).toMatchObject({ isBroughtBack: true, isChanged: true, changes: { colour: 'Red', make: 'Mazda' } })
  act(() => again.result.current.discard())
  expect(again.result.current).toMatchObject({ isBroughtBack: false, isChanged: false })
  expect(typing().result.current.isChanged).toBe(false)
})

it('the car form does not count a value as changed once its original value is entered again', () => {
  const { result } = typing()
  act(() => result.current.put({ colour: 'Red' }))
  act(() => result.current.put({ colour: '' }))
  expect(result.current.isChanged).toBe(false)
})

it('the car form merges changes of others into the form, and reports fields that both changed', () => {
  const { result, rerender } = typing()
  act(() => result.current.put({ driveAwayCents: '19000' }))
  rerender({ of: { ...car, colour: 'Blue' } })
  expect(result.current).toMatchObject({ overtaken: [], entered: { colour: 'Blue', driveAwayCents: '19000' } })
  rerender({ of: { ...car, colour: 'Blue', driveAwayCents: 2_100_000 } })
  expect(result.current).toMatchObject({ overtaken: ['driveAwayCents'], entered: { driveAwayCents: '19000' } })
})
