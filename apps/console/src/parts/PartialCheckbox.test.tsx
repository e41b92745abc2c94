// @vitest-environment jsdom
import { FormControlLabel } from '@mui/material'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { PartialCheckbox } from './PartialCheckbox'

const Selection = () => {
  const [count, setCount] = useState(1)
  return (
    <FormControlLabel
      control={<PartialCheckbox checked={count === 2} isPartial={count === 1} onChange={() => setCount(count === 2 ? 0 : 2)} />}
      label="Select all"
    />
  )
}

test('A checkbox for a part of a selection is mixed for the browser and for assistive technology alike (A11Y-01)', () => {
  render(<Selection />)
  const checkbox = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' })
  const state = () => [checkbox.indeterminate, checkbox.checked, checkbox.getAttribute('aria-checked')]
  expect(state()).toEqual([true, false, 'mixed'])
  fireEvent.click(checkbox)
  expect(state()).toEqual([false, true, null])
  fireEvent.click(checkbox)
  expect(state()).toEqual([false, false, null])
})
