// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FeedRunRecord } from '../../../client/Records'
import { answerCalls } from '../../../client/testing/answerCalls'
import { renderInConsole } from '../../../client/testing/renderInConsole'
import { ReviewFile } from './ReviewFile'

const mapping = { version: 1, only: [], columns: { stockNumber: { from: ['Ref'], steps: [] } } }
const row = { row: 2, raw: { Ref: 'A1' }, cells: [], refused: null, waits: false, isSkipped: false, photos: 0 }
const limit = { kind: 'values', message: 'The price of 4 of 10 cars would disappear.' }
const car = {
  ...{ row: 2, carId: 'one', name: '2020 Kia Rio', stockNumber: 'A1', overridden: [] },
  ...{ before: { egcCents: 2_000_000 }, after: { egcCents: null } },
}
const counts = { rows: 10, added: 2, changed: 4, unchanged: 6, gone: 0, refused: 0 }
let preview: object
let exceededLimits: object[]
const applied: unknown[] = []
let outcome: { ready: number; waiting: number }

afterEach(cleanup)
beforeEach(() => {
  applied.length = 0
  preview = {
    headings: ['Ref'],
    unread: [],
    mapping,
    problem: null,
    rows: [row],
    questions: [],
    columnQuestions: [],
    added: {},
    skippedRows: 0,
    shared: null,
  }
  exceededLimits = [limit]
  outcome = { ready: 8, waiting: 2 }
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  answerCalls({
    'feeds.choices': () => ({
      kinds: [],
      dealerships: [],
      columns: [{ column: 'stockNumber', title: 'Stock number', accepts: null }],
      mappingSchema: {},
    }),
    'feeds.preview': () => preview,
    'feeds.dryRun': () => ({
      outcome: 'dry',
      run: null,
      counts,
      exceededLimits,
      added: [{ ...car, carId: null, name: '2021 Kia Cerato', before: {}, after: {}, stage: 'draft' }],
      unpriced: ['B7'],
      addedStages: { in_stock: 1, draft: 1 },
      changed: [car],
      gone: [],
      problems: [],
      problemCount: 0,
      ...outcome,
    }),
    'feeds.applyHeld': (input) => {
      applied.push(input)
      return { outcome: 'applied', run: null }
    },
  })
})

const theme = createTheme()
const review = (run: Partial<FeedRunRecord>, asksFirst = false) =>
  renderInConsole(
    <ThemeProvider theme={theme}>
      <ReviewFile
        feedId="feed"
        run={{ id: 'run', status: 'held', exceededLimits: [], ...counts, ...run } as unknown as FeedRunRecord}
        asksFirst={asksFirst}
        onDownload={() => {}}
      />
    </ThemeProvider>,
  )
const places = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('A suspicious file shows its warning first, then its changes, and is imported only after a confirmation (ENT-01)', async () => {
  review({})
  expect((await screen.findByRole('tab', { selected: true })).textContent).toBe('Changed 4')
  screen.getByText('2020 Kia Rio')
  screen.getByText('The 2 new cars: 1 for sale and 1 not on the website.')
  fireEvent.click(screen.getByRole('tab', { name: 'Added 2' }))
  screen.getByText(/row 2 · not on the website/)
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(limit.message),
    '1 car goes live without a price: B7.',
  ])
  expect(places()[0]).toBe('What this file changes')
  fireEvent.click(screen.getByRole('button', { name: 'Import: 2 new, 4 changed; 2 wait for answers' }))
  const sure = within(screen.getByRole('dialog', { name: 'Import this file?' }))
  sure.getByText(/The price of 4 of 10 cars would disappear\./)
  expect(applied).toEqual([])
  fireEvent.click(sure.getByRole('button', { name: 'Import' }))
  await waitFor(() => expect(applied).toEqual([{ id: 'feed', runId: 'run' }]))
})

test('A first file starts with what it changes, and is imported without confirmation if nothing looks wrong (ENT-01)', async () => {
  exceededLimits = []
  review({ changed: 0, unchanged: 0, gone: 0 })
  await screen.findByRole('tab', { name: 'Changed 4' })
  expect(places().slice(0, 2)).toEqual(['What this file changes', 'Columns'])
  screen.getByText('Ready')
  expect(places().filter((title) => /preview/i.test(title ?? ''))).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Import: 2 new, 4 changed; 2 wait for answers' }))
  await waitFor(() => expect(applied).toHaveLength(1))
})

test('A file whose cars all wait for answers can’t be imported yet (ENT-01)', async () => {
  outcome = { ready: 0, waiting: 10 }
  exceededLimits = []
  review({ changed: 0, unchanged: 0, gone: 0 })
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'No car is ready: 10 wait for answers' })
  expect(button.disabled).toBe(true)
})

test('A file that can’t be read shows no row as a car, and can’t be imported (ENT-01)', async () => {
  preview = { ...preview, problem: 'It is not clear which heading is “Year”.' }
  review({ status: 'refused', changed: 0, unchanged: 0, gone: 0 })
  const first = await screen.findByRole('region', { name: 'First rows' })
  expect([first.tabIndex, first.textContent]).toEqual([0, expect.not.stringContaining('Ready')])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import' }).disabled).toBe(true)
})

test('The open questions of an imported file come before its changes where the user came to answer them (ENT-01)', async () => {
  const question = { column: 'status', text: 'Hold', cars: 3, choices: ['In stock', 'Sold'], suggestion: null, mayBeLeftOut: true }
  preview = { ...preview, questions: [question] }
  review({ status: 'applied' }, true)
  await screen.findByText('Values we did not recognise')
  await screen.findByText('What this file changes')
  expect(places()[0]).toBe('Values we did not recognise')
})

test('Matched columns are collapsed, and the others are listed; a file whose columns don’t suffice shows all (ENT-01)', async () => {
  preview = { ...preview, headings: ['Ref', 'Extra'], unread: ['Extra'] }
  review({})
  await screen.findByLabelText('Extra becomes')
  expect(screen.queryByLabelText('Ref becomes')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '1 column matched', expanded: false }))
  screen.getByLabelText('Ref becomes')
  cleanup()
  preview = { ...preview, problem: 'There is no column of prices.' }
  review({})
  await screen.findByLabelText('Ref becomes')
  expect(screen.queryByRole('button', { name: '1 column matched' })).toBeNull()
})
