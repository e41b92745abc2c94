// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { StockListInput } from './StockListInput'

const lists = [
  { id: '/search/avan', name: 'All Avan' },
  { id: '/search/avan/aspire', name: 'Avan Aspire' },
]
const show = (start: string) => {
  const changed = vi.fn()
  const Field = () => {
    const [value, setValue] = useState(start)
    const put = (address: string) => {
      changed(address)
      setValue(address)
    }
    return <StockListInput label="Cars below the post" value={value} lists={lists} disabled={false} problem={undefined} onChange={put} />
  }
  render(<Field />)
  return { field: screen.getByRole('combobox') as HTMLInputElement, changed }
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

test('A list of cars is chosen by the name of a make or a model', () => {
  const { field, changed } = show('')
  fireEvent.mouseDown(field)
  expect(options()).toEqual(expect.arrayContaining(['All cars', 'Used cars', 'All Avan', 'Avan Aspire']))
  fireEvent.change(field, { target: { value: 'aspire' } })
  expect(options()).toEqual(['Avan Aspire'])
  fireEvent.click(screen.getByRole('option'))
  expect(changed).toHaveBeenLastCalledWith('/search/avan/aspire')
  expect(field.value).toBe('Avan Aspire')
})

test('A user who enters an address sees no suggestions covering the content below', () => {
  const { field, changed } = show('')
  fireEvent.change(field, { target: { value: '/search/avan' } })
  expect(options()).toEqual([])
  // The path can continue: /search/avan/aspire.
  expect(field.value).toBe('/search/avan')
  expect(changed).toHaveBeenLastCalledWith('/search/avan')
  fireEvent.blur(field)
  expect(field.value).toBe('All Avan')
  fireEvent.mouseDown(field)
  expect(options()).toContain('Avan Aspire')
})

test('The address of any other list can be pasted, and stays unchanged', () => {
  const { field, changed } = show('/search/avan')
  expect(field.value).toBe('All Avan')
  fireEvent.change(field, { target: { value: 'https://paddock.example/search?sleeps=4' } })
  fireEvent.blur(field)
  expect(changed).toHaveBeenLastCalledWith('https://paddock.example/search?sleeps=4')
  expect(field.value).toBe('https://paddock.example/search?sleeps=4')
})
