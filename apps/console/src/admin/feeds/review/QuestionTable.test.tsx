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
