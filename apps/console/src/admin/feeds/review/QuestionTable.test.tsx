// @vitest-environment jsdom
import { statuses } from '@forecourt/rules/stock/vocabulary/statuses'
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
  { column: 'status' as const, label: 'It’s only a note: they’re for sale', isSection: true as const, of: 'mark' as const },
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
])('An unclear text under $column is replaced with a number, or left out (ENT-01)', ({ column, entry, label }) => {
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

test.each([
  {
    asked: { column: 'km' as const, text: 'Numbers with a point for thousands', isNotation: true as const },
    title: 'km: numbers with a point for thousands',
  },
  {
    asked: { column: 'status' as const, isSection: true as const, of: 'note' as const, text: 'A is going back if not sold by Friday' },
    title: 'The file says “A is going back if not sold by Friday”',
  },
  {
    asked: { column: 'carType' as const, isSection: true as const, text: 'Columns Price + on roads' },
    title: 'A further table with “Price + on roads”',
  },
  { asked: { column: 'carType' as const, isSection: true as const, text: 'Ex fleet' }, title: '“Ex fleet” above these cars' },
])('A question says what it is about: $title (ENT-01)', ({ asked, title }) => {
  render(
    <ThemeProvider theme={theme}>
      <QuestionTable questions={[{ ...base, ...asked }]} columns={[]} onAnswer={() => {}} />
    </ThemeProvider>,
  )
  expect(screen.getByText(title)).toBeTruthy()
})

test('A mark is named with the values that have it, and with what the file says of it (ENT-01)', () => {
  const mark = { ...base, column: 'status' as const, isSection: true as const, of: 'mark' as const }
  const questions = [
    { ...mark, text: '*', hint: 'sold” or “wholesale' },
    { ...mark, text: '* on odometer readings' },
  ]
  render(
    <ThemeProvider theme={theme}>
      <QuestionTable questions={questions} columns={[]} onAnswer={() => {}} />
    </ThemeProvider>,
  )
  screen.getByText('The mark “*” on values')
  screen.getByText(/The file says “sold” or “wholesale”/)
  screen.getByText('The mark “*” on odometer readings')
})

test('An answer about a status says what the website shows; a missing condition is asked about the cars (ENT-01, CAR-05)', () => {
  const draw = (question: object) =>
    render(
      <ThemeProvider theme={theme}>
        <QuestionTable questions={[{ ...base, ...question } as never]} columns={[]} onAnswer={() => {}} />
      </ThemeProvider>,
    )
  draw({ column: 'status', text: 'Awaiting detail', choices: statuses.entries.map(({ title }) => title) })
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'What “Awaiting detail” means' }))
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(options).toContain('Draft: not on the website yet')
  expect(options.slice(0, -1).filter((text) => !text?.includes('on the website'))).toEqual([])
  cleanup()
  draw({ column: 'carType', text: '', choices: ['New', 'Used'] })
  screen.getByRole('combobox', { name: 'All of these cars are' })
})
