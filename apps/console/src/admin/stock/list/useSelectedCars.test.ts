// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CarRecord } from '../../../client/Records'
import { useSelectedCars } from './useSelectedCars'

const car = (id: string) => ({ id, name: id }) as CarRecord
const hook = () => renderHook(({ filter, total }) => useSelectedCars(filter, total), { initialProps: { filter: { q: 'kia' }, total: 120 } })

test('Selected cars stay selected across pages, and can be deselected one by one', () => {
  const { result } = hook()
  act(() => result.current.selection.choose([car('a'), car('b')], true))
  act(() => result.current.selection.choose([car('c')], true))
  act(() => result.current.selection.choose([car('a')], false))
  expect([result.current.count, result.current.filter]).toEqual([2, { ids: ['b', 'c'] }])
})

test('Selecting all uses the filter of the list instead of the cars selected before', () => {
  const { result } = hook()
  act(() => result.current.selection.choose([car('a')], true))
  act(() => result.current.chooseAll())
  expect([result.current.count, result.current.isAll, result.current.filter]).toEqual([120, true, { q: 'kia' }])
  expect(result.current.selection.has(car('z'))).toBe(true)
  act(() => result.current.clear())
  expect(result.current.count).toBe(0)
})

test('Another filter clears the selection: hidden cars are never changed', () => {
  const { result, rerender } = hook()
  act(() => result.current.chooseAll())
  rerender({ filter: { q: 'toyota' }, total: 40 })
  expect([result.current.count, result.current.isAll]).toEqual([0, false])
})
