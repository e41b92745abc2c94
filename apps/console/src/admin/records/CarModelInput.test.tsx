// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CarModelInput } from './CarModelInput'

test.each([
  { name: 'those of the entered make', make: 'toyota', offered: ['Corolla', 'RAV4'] },
  { name: 'all without a make', make: '', offered: ['Ranger', 'Corolla', 'RAV4'] },
  { name: 'all for a make that isn’t in stock', make: 'Lada', offered: ['Ranger', 'Corolla', 'RAV4'] },
])('The models offered are $name', ({ make, offered }) => {
  const options = ['Ford|Ranger', 'Toyota|Corolla', 'Toyota|RAV4']
  render(<CarModelInput label="Model" value="" make={make} options={options} disabled={false} problem={undefined} onChange={vi.fn()} />)
  fireEvent.mouseDown(screen.getByRole('combobox'))
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(offered)
})
