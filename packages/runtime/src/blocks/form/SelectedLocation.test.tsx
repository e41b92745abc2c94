// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SelectedLocation } from './SelectedLocation.client'

const section = (
  <section>
    <label>
      Location
      <select name="locationId">
        <option value="">Please choose</option>
        <option value="geelong">Geelong</option>
        <option value="ballina">Ballina</option>
      </select>
    </label>
    <SelectedLocation name="locationId">
      <p data-hint="">Choose a location.</p>
      <div data-place="geelong" hidden>
        <p>170 Mercer Street</p>
      </div>
      <div data-place="ballina" hidden>
        <p>9 River Street</p>
      </div>
    </SelectedLocation>
  </section>
)

it('the contact details beside a form are those of the location chosen in it (ENQ-14)', () => {
  render(section)
  expect(screen.getByText('Choose a location.')).toBeDefined()
  fireEvent.change(screen.getByLabelText('Location'), { target: { value: 'ballina' } })
  expect(screen.getByText('Choose a location.').hidden).toBe(true)
  expect(screen.getByText('9 River Street').closest('[hidden]')).toBeNull()
  expect(screen.getByText('170 Mercer Street').closest('[hidden]')).not.toBeNull()
})

it('the contact details of every location are beside the form for browsers without scripts', () => {
  const html = renderToStaticMarkup(section)
  for (const street of ['170 Mercer Street', '9 River Street']) expect(html).toContain(street)
})
