// @vitest-environment jsdom
import { blankAnswers, type OnboardingAnswers } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { createTheme, ThemeProvider } from '@mui/material'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../../client/testing/answerCalls'
import { renderInConsole } from '../../../client/testing/renderInConsole'
import type { StepProps } from '../StepProps'
import { StockStep } from './StockStep'

// jsdom can't compress; `gzip` has its own test.
vi.mock('../../../client/gzip', () => ({ gzip: async (file: File) => file }))

const mapping = {
  ...{ version: 1, only: [] },
  columns: { stockNumber: { from: ['Ref', 'Old ref'], steps: [] }, model: { from: ['Model'], steps: [] } },
}
const report = {
  preview: {
    ...{
      headings: ['Ref', 'Old ref', 'Model', 'Notes'],
      unread: ['Notes'],
      mapping,
      problem: null,
      rows: [],
      skippedRows: 0,
      columnQuestions: [],
      added: {},
    },
    questions: [{ column: 'carType', text: 'Pre', cars: 2, suggestion: null, choices: ['New', 'Used'] }],
  },
  adds: {
    ...{ rows: 3, cars: 2, names: ['2020 Kia Rio', '2022 Kia Cerato'], carsByLocation: { 0: 2 }, withoutPlate: { 0: 1 }, unpriced: 0 },
    problems: [
      { row: 4, stockNumber: 'A3', heading: 'Model', value: '', message: 'The model is missing.', refused: true },
      {
        row: 5,
        stockNumber: 'A4',
        heading: null,
        value: 'A4,,Rio,tidy,clean',
        message: 'The row has 5 values for 4 headings.',
        refused: true,
      },
    ],
    unreadable: [{ row: 5, cells: ['A4', '', 'Rio', 'tidy', 'clean'], delimiter: ',' }],
  },
}
const requests: { mapping: unknown; corrections: unknown }[] = []
const saved: string[] = []
let latest: OnboardingAnswers['stock'] = blankAnswers.stock

const conditionQuestion = { column: 'carType', text: '', cars: 2, suggestion: null, choices: ['New', 'Used', 'Demo'] }
let asksCondition = false

beforeEach(() => {
  asksCondition = false
  requests.length = 0
  latest = blankAnswers.stock
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => saved.push('saved') }))
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  answerCalls({
    'onboarding.checkStock': (input) => {
      const request = input as (typeof requests)[number]
      requests.push(request)
      const isAnswered = JSON.stringify(request.mapping ?? null).includes('"carType"')
      if (asksCondition && !isAnswered) return { ...report, preview: { ...report.preview, questions: [conditionQuestion] } }
      return asksCondition ? { ...report, preview: { ...report.preview, questions: [] } } : report
    },
    'onboarding.refusedStock': () => ({ csv: 'Row' }),
  })
})

const theme = createTheme()
const columns = [
  { column: 'stockNumber', title: 'Stock number', accepts: null },
  { column: 'model', title: 'Model', accepts: null },
  { column: 'carType', title: 'New, used or demo', accepts: null },
]
interface StepOptions {
  readonly stock?: Partial<OnboardingAnswers['stock']>
  readonly state?: string
  readonly makes?: readonly string[]
  readonly problems?: StepProps['problems']
}
const Step = ({ stock = {}, state = 'QLD', makes = ['Kia'], problems = {} }: StepOptions) => {
  const [answers, setAnswers] = useState({
    ...blankAnswers,
    ...{ place: { ...blankAnswers.place, state }, brands: { ...blankAnswers.brands, makes } },
    stock: { ...blankAnswers.stock, ...stock },
  })
  latest = answers.stock
  return (
    <ThemeProvider theme={theme}>
      <StockStep
        id="one"
        choices={{ stockColumns: columns, exampleStockCsv: '' } as unknown as StepProps['choices']}
        answers={answers}
        problems={problems}
        save={async () => true}
        change={(_step, fields) =>
          setAnswers((before) => ({ ...before, stock: { ...before.stock, ...fields } as OnboardingAnswers['stock'] }))
        }
      />
    </ThemeProvider>
  )
}
const stored = { file: 'UmVm', fileName: 'cars.csv', mapping }
const choose = (bytes: Uint8Array<ArrayBuffer> | string, name: string) =>
  fireEvent.change(screen.getByLabelText('Stock file'), { target: { files: [new File([bytes], name)] } })

test('A stock file of any format is stored unchanged, and one that is too large is refused (ENT-01)', async () => {
  renderInConsole(<Step />)
  choose('<cars/>', 'cars.xml')
  await waitFor(() => expect(latest).toMatchObject({ fileName: 'cars.xml', file: btoa('<cars/>') }))
  choose(new Uint8Array(3_000_001), 'all.csv')
  await screen.findByText(/too large to upload here/)
  expect(latest.fileName).toBe('cars.xml')
})

test('A corrected file keeps the column mapping of the previous file, without its cell corrections (ENT-01)', async () => {
  renderInConsole(<Step stock={{ ...stored, corrections: [{ row: 2, heading: 'Model', value: 'Rio' }] }} />)
  choose('Ref,Model\nA1,Rio', 'fixed.csv')
  await waitFor(() => expect(latest.fileName).toBe('fixed.csv'))
  expect([latest.mapping, latest.corrections]).toEqual([mapping, []])
  await screen.findByText(/The correction you made belonged to the previous/)
})

test('Columns merged into one field are reported; questions, cells and columns are corrected in place (ENT-01)', async () => {
  renderInConsole(<Step stock={stored} />)
  await screen.findByText(/2 cars can be imported: 2020 Kia Rio, 2022 Kia Cerato\./)
  screen.getByText(/1 row is skipped for now/)
  screen.getByText('Also read from “Old ref”. The first value that isn’t empty is used.')
  screen.getByText('“Pre” in New, used or demo')

  const cell = screen.getByLabelText('Row 4, Model')
  fireEvent.change(cell, { target: { value: 'Picanto' } })
  const isDefaultAllowed = fireEvent.keyDown(cell, { key: 'Enter' })
  expect(isDefaultAllowed).toBe(false)
  expect(latest.corrections).toEqual([{ row: 4, heading: 'Model', value: 'Picanto' }])
  await waitFor(() => expect(requests.at(-1)?.corrections).toEqual(latest.corrections))
  fireEvent.click(screen.getByRole('button', { name: 'Remove the correction of row 4, Model' }))
  expect(latest.corrections).toEqual([])

  const other = within(screen.getByRole('group', { name: 'Correct a cell' }))
  expect(other.getByRole<HTMLButtonElement>('button', { name: 'Correct' }).disabled).toBe(true)
  fireEvent.change(other.getByLabelText('Row'), { target: { value: '3' } })
  fireEvent.mouseDown(other.getByRole('combobox', { name: 'Column' }))
  fireEvent.click(screen.getByRole('option', { name: 'Notes' }))
  fireEvent.change(other.getByLabelText('Correct value'), { target: { value: 'None' } })
  fireEvent.click(other.getByRole('button', { name: 'Correct' }))
  expect(latest.corrections).toEqual([{ row: 3, heading: 'Notes', value: 'None' }])

  fireEvent.click(screen.getByRole('button', { name: 'Reset columns' }))
  expect(latest.mapping).toBeNull()
})

test('A row with too many values is fixed by joining, removing and editing values until each has a heading (ENT-01)', async () => {
  renderInConsole(<Step stock={stored} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Fix row 5' }))
  const row = within(screen.getByRole('group', { name: 'Values of row 5' }))
  const applyButton = row.getByRole<HTMLButtonElement>('button', { name: 'Apply' })
  expect([applyButton.disabled, row.getByRole('status').textContent]).toEqual([true, 'One value too many.'])
  expect(row.getByLabelText<HTMLInputElement>('No heading').value).toBe('clean')
  fireEvent.click(row.getByRole('button', { name: 'Join “clean” to the value above' }))
  expect([applyButton.disabled, row.getByRole('status').textContent]).toEqual([false, 'Every value has a heading.'])
  fireEvent.click(row.getByRole('button', { name: 'Start over' }))
  expect(applyButton.disabled).toBe(true)
  fireEvent.click(row.getByRole('button', { name: 'Remove “clean”' }))
  fireEvent.change(row.getByLabelText('Old ref'), { target: { value: 'B4' } })
  fireEvent.click(applyButton)
  expect(latest.corrections).toEqual([{ row: 5, cells: ['A4', 'B4', 'Rio', 'tidy'] }])
  await waitFor(() => expect(requests.at(-1)?.corrections).toEqual(latest.corrections))
  screen.getByText(/Row 5: 4 values moved to the right headings/)
  fireEvent.click(screen.getByRole('button', { name: 'Remove the correction of row 5' }))
  expect(latest.corrections).toEqual([])
})

test('Rejected rows can be downloaded as a file, and the step shows what keeps it from being completed (ENT-01)', async () => {
  renderInConsole(<Step stock={stored} problems={{ file: 'No car can be read from the file.' }} />)
  expect(screen.getByRole('alert').textContent).toContain('No car can be read')
  fireEvent.click(await screen.findByRole('button', { name: 'Download rows with problems' }))
  await waitFor(() => expect(saved).toEqual(['saved']))
})

test('A file without types is read as used cars for a dealer without a franchise, who can say otherwise; others are asked (ENT-01)', async () => {
  asksCondition = true
  const { unmount } = renderInConsole(<Step stock={{ ...stored, mapping: null }} makes={[]} />)
  await waitFor(() => expect(latest.mapping).toMatchObject({ columns: { carType: { from: [], constant: 'Used' } } }))
  const used = await screen.findByRole<HTMLInputElement>('radio', { name: 'Used' })
  expect(used.checked).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: 'New' }))
  await waitFor(() => expect(latest.mapping).toMatchObject({ columns: { carType: { constant: 'New' } } }))
  unmount()
  latest = blankAnswers.stock
  renderInConsole(<Step stock={{ ...stored, mapping: null }} />)
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Used' })).checked).toBe(false)
  expect(latest.mapping).toBeNull()
})

test('What the prices include is asked, also of a file that says it of some cars, and an unknown answer says what it costs (ENT-01)', async () => {
  const priced = {
    ...mapping,
    columns: { ...mapping.columns, price: { from: ['Price'], steps: [] }, priceType: { from: ['Kind'], steps: [] } },
  }
  answerCalls({
    'onboarding.checkStock': () => ({ ...report, preview: { ...report.preview, mapping: priced }, adds: { ...report.adds, unpriced: 2 } }),
  })
  renderInConsole(<Step stock={{ ...stored, mapping: null }} problems={{ priceType: 'Choose what the prices include.' }} />)
  const unknown = await screen.findByRole<HTMLInputElement>('radio', { name: 'I don’t know yet' })
  expect([unknown.checked, unknown.getAttribute('aria-invalid')]).toEqual([false, 'true'])
  screen.getByText('Choose what the prices include.')
  screen.getByText('2 cars have no price on the site until you say what the prices include.')
  fireEvent.click(unknown)
  expect(latest.priceType).toBe('unknown')
})

test('Used cars without a rego are reported at the file where the law requires it (LEG-02)', async () => {
  const { unmount } = renderInConsole(<Step stock={stored} state="NSW" />)
  await screen.findByText(/^1 used car has no rego in the file\. NSW requires/)
  unmount()
  renderInConsole(<Step stock={stored} />)
  await screen.findByText(/2 cars can be imported/)
  expect(screen.queryByText(/no rego in the file/)).toBeNull()
})
