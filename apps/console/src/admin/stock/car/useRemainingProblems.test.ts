// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useRemainingProblems } from './useRemainingProblems'

const refused = { driveAwayBeforeCents: 'Never asked.', colour: 'Too long.', warranty: 'Incomplete.' }
const entered = { driveAwayBeforeCents: '39990', colour: 'Red', 'warranty.months': '12' }

it.each([
  { name: 'none edited', values: entered, left: ['driveAwayBeforeCents', 'colour', 'warranty'] },
  { name: 'an emptied price', values: { ...entered, driveAwayBeforeCents: '' }, left: ['colour', 'warranty'] },
  { name: 'another text', values: { ...entered, colour: 'Blue' }, left: ['driveAwayBeforeCents', 'warranty'] },
  { name: 'one of a group of facts', values: { ...entered, 'warranty.months': '24' }, left: ['driveAwayBeforeCents', 'colour'] },
  { name: 'a fact that is gone', values: { ...entered, 'warranty.months': undefined }, left: ['driveAwayBeforeCents', 'colour'] },
])('the server’s errors in the car form are of the refused values: $name', ({ values, left }) => {
  const { result, rerender } = renderHook(({ problems, now }) => useRemainingProblems(problems, now), {
    initialProps: { problems: {}, now: entered as never },
  })
  rerender({ problems: refused, now: entered as never })
  expect(Object.keys(result.current)).toEqual(Object.keys(refused))
  rerender({ problems: refused, now: values as never })
  expect(Object.keys(result.current)).toEqual(left)
  rerender({ problems: { ...refused }, now: values as never })
  expect(Object.keys(result.current)).toEqual(Object.keys(refused))
})
