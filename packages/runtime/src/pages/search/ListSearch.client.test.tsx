// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CheckList } from './filters/CheckList'

const makes = ['Toyota', 'Ford', 'Mazda', 'Kia', 'Hyundai', 'Nissan', 'Škoda', 'Isuzu', 'Volvo', 'BMW', 'Tesla']
const list = (count: number) => (
  <CheckList
    facet="make"
    label="makes"
    items={makes.slice(0, count).map((make, index) => ({ label: make, value: make, count: index }))}
    chosen={[]}
    first={7}
    moreLabel="Show all makes"
    lessLabel="Hide extra makes"
  />
)
const show = (count: number) => render(list(count))
const shown = () => makes.filter((make) => document.querySelector<HTMLElement>(`[data-value="${make}"]`)?.hidden === false)

it.each([
  { count: 10, boxes: 0 },
  { count: 11, boxes: 1 },
])('A list of $count values has $boxes search boxes (SRC-06)', ({ count, boxes }) => {
  show(count)
  expect(screen.queryAllByPlaceholderText('Find makes')).toHaveLength(boxes)
})

it.each([
  { query: 'ma', left: ['Mazda'] },
  { query: 'SKODA', left: ['Škoda'] },
  { query: 'tesla', left: ['Tesla'] },
  { query: ' ', left: makes },
])('“$query” leaves the values whose name contains it, also folded ones (SRC-06)', ({ query, left }) => {
  show(11)
  fireEvent.change(screen.getByLabelText('Search makes'), { target: { value: query } })
  expect(shown()).toEqual(left)
  expect(document.querySelector('details')?.open ?? false).toBe(query.trim() !== '')
})

it('Shows when no value is left, and Escape restores all (SRC-06)', () => {
  show(11)
  const box = screen.getByLabelText('Search makes')
  fireEvent.change(box, { target: { value: 'zeppelin' } })
  expect(screen.getByText('No matches')).toBeDefined()
  fireEvent.keyDown(box, { key: 'Escape' })
  expect(shown()).toEqual(makes)
})

it('A value without cars can’t be chosen (SRC-09)', () => {
  show(3)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Toyota/ }).disabled).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Ford/ }).disabled).toBe(false)
})

it('Text entered before hydration narrows the list afterwards (SRC-06)', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(list(11))
  screen.getByLabelText<HTMLInputElement>('Search makes').value = 'ma'
  render(list(11), { container, hydrate: true })
  expect(shown()).toEqual(['Mazda'])
})
