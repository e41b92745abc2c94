// @vitest-environment jsdom

import { carSections } from '@forecourt/rules/car/form/carSections'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CarSectionFacts, carFieldText } from './CarSectionFacts'

const locations = [['north', 'Harbour Motors Parramatta']] as const

test.each([
  { kind: 'amount', path: 'egcPriceCents', value: '24990', text: '$24,990' },
  { kind: 'number', path: 'odometer', unit: 'km', value: '45210', text: '45,210 km' },
  { kind: 'number', path: 'year', value: '2021', text: '2021' },
  { kind: 'yesNo', path: 'registered', value: 'false', text: 'No' },
  { kind: 'switch', path: 'featured', value: true, text: 'Yes' },
  { kind: 'switch', path: 'featured', value: false, text: null },
  { kind: 'choice', path: 'locationId', value: 'north', text: 'Harbour Motors Parramatta' },
  { kind: 'choice', path: 'bodyType', choices: [['ute', 'Ute']], value: 'ute', text: 'Ute' },
  { kind: 'text', path: 'colour', value: ' ', text: null },
] as const)('A user who can only read a car sees $path “$value” as $text (AUTH-10)', ({ value, text, ...field }) =>
  expect(carFieldText({ label: 'A label', ...field }, value, locations)).toBe(text),
)

test('A section of a car that a user can only read lists what is known, without inputs, and is left out if nothing is (AUTH-10)', () => {
  const basics = carSections.find(({ id }) => id === 'basics')
  if (!basics) throw new Error('There are no basics.')
  const { container, rerender } = render(
    <CarSectionFacts section={basics} country="AU" form={{ entered: { make: 'Toyota', model: '' }, locations }} />,
  )
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Toyota'])
  expect(container.querySelector('input, textarea, [role="combobox"]')).toBeNull()
  rerender(<CarSectionFacts section={basics} country="AU" form={{ entered: {}, locations }} />)
  expect(container.textContent).toBe('')
})

test('Figures of a lender are listed under its name, not under its code (AUTH-10)', () => {
  const finance = carSections.find(({ id }) => id === 'finance')
  if (!finance) throw new Error('There is no finance.')
  const financeLenders = [{ provider: '360_finance', interestRate: '8.9' }]
  render(<CarSectionFacts section={finance} country="NZ" form={{ entered: { financeLenders }, locations }} />)
  expect(screen.getByRole('heading', { name: '360 Finance' })).toBeTruthy()
})
