// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { UnreadColumns } from './UnreadColumns'

afterEach(cleanup)

const channel = {
  heading: 'Channel',
  cars: 3,
  texts: [
    { text: 'Retail', cars: 2, isFlagged: false },
    { text: 'Wholesale', cars: 1, isFlagged: true },
  ],
}
const memo = { heading: 'Memo', cars: 20, texts: [] }
const theme = createTheme()
const show = (...questions: Parameters<typeof UnreadColumns>[0]['questions'][number][]) => {
  const onDecide = vi.fn()
  render(
    <ThemeProvider theme={theme}>
      <UnreadColumns questions={questions} onDecide={onDecide} />
    </ThemeProvider>,
  )
  return onDecide
}

test('A column shows its entries, those that a rule flags wait, and the rest doesn’t matter (ENT-01)', () => {
  const onDecide = show(channel)
  const row = within(screen.getByRole('listitem', { name: 'Channel' }))
  const pressed = () => row.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)
  expect(pressed()).toEqual(['“Wholesale” · 1 car'])
  fireEvent.click(row.getByRole('button', { name: 'The rest doesn’t matter' }))
  expect(onDecide).toHaveBeenLastCalledWith({ Channel: { ignores: ['Retail'], holds: ['Wholesale'] } })
  fireEvent.click(row.getByRole('button', { name: '“Wholesale” · 1 car' }))
  expect(row.queryAllByRole('button', { pressed: true })).toEqual([])
  fireEvent.click(row.getByRole('button', { name: 'It doesn’t matter' }))
  expect(onDecide).toHaveBeenLastCalledWith({ Channel: { ignores: ['Retail', 'Wholesale'], holds: [] } })
  fireEvent.click(row.getByRole('button', { name: '“Retail” · 2 cars' }))
  fireEvent.click(row.getByRole('button', { name: '“Wholesale” · 1 car' }))
  fireEvent.click(row.getByRole('button', { name: 'All these cars wait' }))
  expect(onDecide).toHaveBeenLastCalledWith({ Channel: { ignores: [], holds: ['Retail', 'Wholesale'] } })
})

test('An entry that contradicts another column holds only the cars that it contradicts (ENT-01)', () => {
  const title = { heading: 'Title', cars: 1, texts: [{ text: '2019 Kia Rio', cars: 1, isFlagged: true, isContradictory: true as const }] }
  const onDecide = show(title, channel)
  fireEvent.click(screen.getByRole('button', { name: 'Keep the suggestions for the remaining 2 columns' }))
  expect(onDecide).toHaveBeenLastCalledWith({
    Title: { ignores: 'all', holds: [], contradictory: ['2019 Kia Rio'] },
    Channel: { ignores: 'all', holds: ['Wholesale'] },
  })
  const row = within(screen.getByRole('listitem', { name: 'Title' }))
  fireEvent.click(row.getByRole('button', { name: 'All these cars wait' }))
  expect(onDecide).toHaveBeenLastCalledWith({ Title: { ignores: [], holds: [], contradictory: ['2019 Kia Rio'] } })
  fireEvent.click(row.getByRole('button', { name: '“2019 Kia Rio” · 1 car' }))
  fireEvent.click(row.getByRole('button', { name: 'It doesn’t matter' }))
  expect(onDecide).toHaveBeenLastCalledWith({ Title: { ignores: ['2019 Kia Rio'], holds: [] } })
})

test('A column of free text is decided as a whole, and one button decides about all that are left (ENT-01)', () => {
  const onDecide = show(channel, memo)
  const row = within(screen.getByRole('listitem', { name: 'Memo' }))
  fireEvent.click(row.getByRole('button', { name: 'Cars with an entry wait' }))
  expect(onDecide).toHaveBeenLastCalledWith({ Memo: { ignores: [], holds: 'all' } })
  fireEvent.click(row.getByRole('button', { name: 'It doesn’t matter' }))
  expect(onDecide).toHaveBeenLastCalledWith({ Memo: { ignores: 'all', holds: [] } })
  // The flagged cars still wait: one press for all columns must not advertise them.
  fireEvent.click(screen.getByRole('button', { name: 'Keep the suggestions for the remaining 2 columns' }))
  expect(onDecide).toHaveBeenLastCalledWith({ Channel: { ignores: 'all', holds: ['Wholesale'] }, Memo: { ignores: 'all', holds: [] } })
})

test('One button decides that none of the remaining columns matters if no entry is flagged (ENT-01)', () => {
  const onDecide = show(memo, { ...memo, heading: 'Remark' })
  fireEvent.click(screen.getByRole('button', { name: 'None of the remaining 2 columns matters' }))
  expect(onDecide).toHaveBeenLastCalledWith({ Memo: { ignores: 'all', holds: [] }, Remark: { ignores: 'all', holds: [] } })
})

test('A column that repeats another with other entries says so, and its cars wait unless it is decided by itself (ENT-01)', () => {
  const onDecide = show({ heading: 'Price (2)', cars: 20, texts: [], repeats: 'Price' }, memo)
  const row = within(screen.getByRole('listitem', { name: 'Price (2)' }))
  row.getByText(/It repeats “Price” with other entries/)
  fireEvent.click(screen.getByRole('button', { name: 'Keep the suggestions for the remaining 2 columns' }))
  expect(onDecide).toHaveBeenLastCalledWith({ 'Price (2)': { ignores: [], holds: 'all' }, Memo: { ignores: 'all', holds: [] } })
  fireEvent.click(row.getByRole('button', { name: 'It doesn’t matter' }))
  expect(onDecide).toHaveBeenLastCalledWith({ 'Price (2)': { ignores: 'all', holds: [] } })
})

test('A new column that looks like a field is offered as it, and no button for several columns decides about it (ENT-01)', () => {
  const [onDecide, onRead] = [vi.fn(), vi.fn()]
  const stage = { heading: 'Stage', cars: 4, texts: [] }
  render(
    <ThemeProvider theme={theme}>
      <UnreadColumns questions={[stage, memo, channel]} fields={{ Stage: 'Status' }} onRead={onRead} onDecide={onDecide} />
    </ThemeProvider>,
  )
  const row = within(screen.getByRole('listitem', { name: 'Stage' }))
  row.getByText(/^This column is new and looks like “Status”\./)
  fireEvent.click(row.getByRole('button', { name: 'Read it as “Status”' }))
  expect(onRead).toHaveBeenCalledWith('Stage')
  fireEvent.click(screen.getByRole('button', { name: 'Keep the suggestions for the other 2 columns' }))
  expect(Object.keys(onDecide.mock.lastCall?.[0] ?? {})).toEqual(['Memo', 'Channel'])
})

test('A single undecided column has no button for the remaining columns (ENT-01)', () => {
  show(channel)
  expect(screen.queryByRole('button', { name: /the remaining/ })).toBeNull()
})

test('Of free text, the entries that may take a car off sale are offered, and wait unless they are decided otherwise (ENT-01, CAR-05)', () => {
  const onDecide = show({ ...memo, doubtful: [{ text: 'hold – …', cars: 1 }] }, { ...memo, heading: 'Internal notes', isFlagged: true })
  const row = within(screen.getByRole('listitem', { name: 'Memo' }))
  fireEvent.click(row.getByRole('button', { name: 'The rest doesn’t matter' }))
  expect(onDecide).toHaveBeenLastCalledWith({ Memo: { ignores: 'all', holds: ['hold – …'] } })
  fireEvent.click(screen.getByRole('button', { name: 'Keep the suggestions for the remaining 2 columns' }))
  expect(onDecide).toHaveBeenLastCalledWith({
    Memo: { ignores: 'all', holds: ['hold – …'] },
    'Internal notes': { ignores: [], holds: 'all' },
  })
  fireEvent.click(row.getByRole('button', { name: '“hold – …” · 1 car' }))
  fireEvent.click(row.getByRole('button', { name: 'It doesn’t matter' }))
  expect(onDecide).toHaveBeenLastCalledWith({ Memo: { ignores: 'all', holds: [] } })
})

test('A column that may be about the sale needs an answer of its own: one press for the others leaves it open (ENT-01, CAR-05)', () => {
  const flag = {
    heading: 'Flag',
    cars: 3,
    texts: [
      { text: 'RSV', cars: 2, isFlagged: true },
      { text: 'In stock', cars: 1, isFlagged: false },
    ],
    isAskedAlone: true as const,
  }
  const onDecide = show(flag, memo, channel)
  const row = within(screen.getByRole('listitem', { name: 'Flag' }))
  row.getByText(/It isn’t clear whether these entries are about the sale/)
  fireEvent.click(screen.getByRole('button', { name: 'Keep the suggestions for the other 2 columns' }))
  expect(onDecide).toHaveBeenLastCalledWith({ Memo: { ignores: 'all', holds: [] }, Channel: { ignores: 'all', holds: ['Wholesale'] } })
  fireEvent.click(row.getByRole('button', { name: 'The rest doesn’t matter' }))
  expect(onDecide).toHaveBeenLastCalledWith({ Flag: { ignores: ['In stock'], holds: ['RSV'] } })
  fireEvent.click(row.getByRole('button', { name: 'This column isn’t about the sale' }))
  expect(onDecide).toHaveBeenLastCalledWith({ Flag: { ignores: 'all', holds: [] } })
  cleanup()
  show(flag)
  expect(screen.queryByRole('button', { name: /other|remaining/ })).toBeNull()
  cleanup()
  show(flag, memo)
  screen.getByRole('button', { name: 'The other column doesn’t matter' })
})

test('A column whose entries say that a car isn’t for sale isn’t called unclear (ENT-01, CAR-05)', () => {
  show({ heading: 'Status', cars: 1, texts: [{ text: 'Sold', cars: 1, isFlagged: true }], isAskedAlone: true as const })
  const row = within(screen.getByRole('listitem', { name: 'Status' }))
  row.getByText(/These entries say that a car may not be for sale/)
  expect(row.queryByText(/isn’t clear/)).toBeNull()
})
