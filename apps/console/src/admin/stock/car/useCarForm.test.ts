// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { blankCar } from './carFormValues'
import { useCarForm } from './useCarForm'

const car = { ...blankCar, stockNumber: 'A1', make: 'Kia', model: 'Rio', year: 2020, name: '2020 Kia Rio', driveAwayCents: 2_000_000 }
const openForm = (start: object = car) => renderHook(({ stored }) => useCarForm(stored, 'a car'), { initialProps: { stored: start } })

it('the car form stores entered values in this tab until they are discarded', () => {
  const first = openForm()
  act(() => first.result.current.setValues({ colour: 'Red', make: 'Mazda' }))
  expect(first.result.current.entered).toMatchObject({ colour: 'Red', name: '2020 Mazda Rio' })
  first.unmount()
  const again = openForm()
  expect(again.result.current).toMatchObject({ isRestored: true, isChanged: true, changes: { colour: 'Red', make: 'Mazda' } })
  act(() => again.result.current.discard())
  expect(again.result.current).toMatchObject({ isRestored: false, isChanged: false })
  expect(openForm().result.current.isChanged).toBe(false)
})

it('the car form does not count a value as changed once its original value is entered again', () => {
  const { result } = openForm()
  act(() => result.current.setValues({ colour: 'Red' }))
  act(() => result.current.setValues({ colour: '' }))
  expect(result.current.isChanged).toBe(false)
})

it('the car form merges changes of others into the form, and reports fields that both changed', () => {
  const { result, rerender } = openForm()
  act(() => result.current.setValues({ driveAwayCents: '19000' }))
  rerender({ stored: { ...car, colour: 'Blue' } })
  expect(result.current).toMatchObject({ conflictingPaths: [], entered: { colour: 'Blue', driveAwayCents: '19000' } })
  rerender({ stored: { ...car, colour: 'Blue', driveAwayCents: 2_100_000 } })
  expect(result.current).toMatchObject({ conflictingPaths: ['driveAwayCents'], entered: { driveAwayCents: '19000' } })
})
