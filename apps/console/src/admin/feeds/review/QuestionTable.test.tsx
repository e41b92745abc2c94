// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { QuestionTable } from './QuestionTable'

afterEach(cleanup)

const base = { text: 'X', cars: 2, suggestion: null, choices: ['One', 'Two'], mayBeLeftOut: true }
const theme = createTheme()

test.each([
  { column: 'priceType' as const, label: 'Don’t advertise these prices' },
  { column: 'currency' as const, label: 'Don’t advertise these prices' },
  { column: 'kmUnit' as const, label: 'Don’t advertise these readings' },
  { column: 'location' as const, label: 'Don’t publish these cars' },
  { column: 'fuel' as const, label: 'Leave it out' },
  { column: 'carType' as const, label: 'It says nothing about them', isSection: true as const },
])('A text under $column is left out with “$label” (ENT-01)', ({ label, ...asked }) => {
  const [onAnswer, question] = [vi.fn(), { ...base, ...asked }]
  render(
    <ThemeProvider theme={theme}>
      <QuestionTable questions={[question]} columns={[]} onAnswer={onAnswer} />
    </ThemeProvider>,
  )
  fireEvent.mouseDown(screen.getByRole('combobox'))
  fireEvent.click(screen.getByRole('option', { name: label }))
  expect(onAnswer).toHaveBeenLastCalledWith(question, '')
})

test('A text that needs a meaning can’t be left out (ENT-01)', () => {
  render(
    <ThemeProvider theme={theme}>
      <QuestionTable questions={[{ ...base, column: 'status', mayBeLeftOut: false }]} columns={[]} onAnswer={() => {}} />
    </ThemeProvider>,
  )
  fireEvent.mouseDown(screen.getByRole('combobox'))
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['One', 'Two'])
})

test.each([
  { column: 'price' as const, entry: '17,990', label: 'Don’t advertise these prices' },
  { column: 'km' as const, entry: '118,000 km', label: 'Don’t advertise these readings' },
])('An unclear text under $column is entered anew, as a number, or left out (ENT-01)', ({ column, entry, label }) => {
  const [onAnswer, question] = [vi.fn(), { ...base, column, choices: [] }]
  render(
    <ThemeProvider theme={theme}>
      <QuestionTable questions={[question]} columns={[]} onAnswer={onAnswer} />
    </ThemeProvider>,
  )
  const [field, use] = [screen.getByLabelText('What “X” means'), screen.getByRole<HTMLButtonElement>('button', { name: 'Use it' })]
  fireEvent.change(field, { target: { value: 'about 20k' } })
  expect(use.disabled).toBe(true)
  fireEvent.change(field, { target: { value: entry } })
  fireEvent.click(use)
  expect(onAnswer).toHaveBeenLastCalledWith(question, entry)
  fireEvent.click(screen.getByRole('button', { name: label }))
  expect(onAnswer).toHaveBeenLastCalledWith(question, '')
})
