// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { type AuthProvider, CoreAdminContext } from 'react-admin'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../client/testing/answerCalls'
import { testQueryClient } from '../../client/testing/testQueryClient'
import { customerView } from '../customers/customerView'
import { RecordFileMenu } from './RecordFileMenu'

interface FileRequest {
  readonly apply: boolean
  readonly key?: string
  readonly columns: readonly { readonly heading: string; readonly field: string | null }[]
  readonly corrections: readonly { readonly row: number; readonly column: string; readonly value: string }[]
}

const requests: FileRequest[] = []
const undone: unknown[] = []

/** The report of a file with an unknown heading and a wrong address, as the server answers each decision. */
const createReport = ({ apply, key, columns, corrections }: FileRequest) => {
  const isMapped = columns.some(({ heading, field }) => heading === 'Who' && field === 'name')
  const isCorrected = corrections.some(({ row, column, value }) => row === 3 && column === 'Email' && value === 'tom@file.example')
  return {
    added: isCorrected ? ['Mei', 'Tom'] : ['Mei'],
    changed: [],
    unchanged: 0,
    refused: isCorrected ? [] : [{ row: 3, column: 'Email', value: 'tom@file', message: 'This is not an email address.' }],
    notes: [{ row: 2, column: 'Consent', value: 'maybe', message: 'This isn’t a clear yes or no, so no consent is stored.' }],
    unknown: isMapped ? [] : ['Who'],
    importId: apply ? (key ?? null) : null,
    columns: [
      { heading: 'Who', field: isMapped ? 'name' : null, examples: ['Mei', 'Tom'] },
      { heading: 'Email', field: 'email', examples: ['mei@file.example', 'tom@file'] },
      { heading: 'Consent', field: 'consent', examples: ['maybe'] },
    ],
  }
}

beforeEach(() => {
  requests.length = 0
  undone.length = 0
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  answerCalls({
    'customers.importFile': (input) => {
      requests.push(input as FileRequest)
      return createReport(input as FileRequest)
    },
    'customers.undoImport': (input) => {
      undone.push(input)
      return { undone: 2, leftAsIs: [] }
    },
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const chooseFile = async () => {
  const me = { staff: false, organisations: [{ id: 'north', name: 'North' }] }
  const authProvider = { getPermissions: async () => ({ me, may: () => true }) } as unknown as AuthProvider
  render(
    <CoreAdminContext authProvider={authProvider} queryClient={testQueryClient()}>
      <ThemeProvider theme={createTheme()}>
        <RecordFileMenu view={customerView} />
      </ThemeProvider>
    </CoreAdminContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'File' }))
  // The export is listed once the organisation is loaded.
  await screen.findByRole('menuitem', { name: 'Export as a file' })
  fireEvent.click(screen.getByRole('menuitem', { name: 'Import a file…' }))
  const input = await screen.findByLabelText<HTMLInputElement>('A file of customers')
  Object.defineProperty(input, 'files', { value: [new File(['Who,Email'], 'customers.csv')] })
  fireEvent.change(input)
  await screen.findByText(/This import would change: 1 added/)
}

test('An import shows what each column is read as; a choice and a correction are checked again before anything is imported (ENT-16)', async () => {
  await chooseFile()
  const columns = within(screen.getByRole('list', { name: 'Columns of the file' }))
  expect(columns.getAllByRole('combobox').map((field) => (field as HTMLSelectElement).value)).toEqual(['', 'email', 'consent'])
  fireEvent.change(screen.getByLabelText('Read “Who” as'), { target: { value: 'name' } })
  await waitFor(() => expect(requests.at(-1)?.columns).toEqual([{ heading: 'Who', field: 'name' }]))
  await waitFor(() => expect((screen.getByLabelText('Read “Who” as') as HTMLSelectElement).value).toBe('name'))
  const corrections = within(screen.getByRole('form', { name: 'Correct these' }))
  expect(corrections.getByText('This is not an email address.')).toBeTruthy()
  expect(corrections.getByRole('button', { name: 'Check again' })).toHaveProperty('disabled', true)
  fireEvent.change(corrections.getByLabelText('Row 3, Email'), { target: { value: 'tom@file.example' } })
  fireEvent.click(corrections.getByRole('button', { name: 'Check again' }))
  expect(await screen.findByText(/This import would change: 2 added/)).toBeTruthy()
  expect(screen.queryByRole('form', { name: 'Correct these' })).toBeNull()
  expect(screen.getByRole('form', { name: 'Check these' })).toBeTruthy()
  expect(requests.map(({ apply }) => apply)).toEqual([false, false, false])
  fireEvent.click(screen.getByRole('button', { name: 'Import 2' }))
  expect(await screen.findByText('Done: 2 added, 0 changed, 0 unchanged.')).toBeTruthy()
  const last = requests.at(-1)
  expect(last).toMatchObject({
    apply: true,
    key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    columns: [{ heading: 'Who', field: 'name' }],
    corrections: [{ row: 3, column: 'Email', value: 'tom@file.example' }],
  })
  fireEvent.click(screen.getByRole('button', { name: 'Undo import' }))
  expect(await screen.findByText('Undone: 2 restored.')).toBeTruthy()
  expect(undone).toEqual([{ organisationId: 'north', importId: last?.key }])
})

test('A field chosen for one column is taken from the column that had it (ENT-16)', async () => {
  await chooseFile()
  fireEvent.change(screen.getByLabelText('Read “Who” as'), { target: { value: 'email' } })
  await waitFor(() =>
    expect(requests.at(-1)?.columns).toEqual([
      { heading: 'Who', field: 'email' },
      { heading: 'Email', field: null },
    ]),
  )
})

test('An import that is sent again after a failure has the same key, so that it is done once (ENT-16)', async () => {
  await chooseFile()
  const keys: (string | undefined)[] = []
  answerCalls({
    'customers.importFile': (input) => {
      keys.push((input as FileRequest).key)
      if (keys.length === 1) throw new Error('The connection was lost.')
      return createReport(input as FileRequest)
    },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Import 1' }))
  await waitFor(() => expect(keys).toHaveLength(1))
  fireEvent.click(await screen.findByRole('button', { name: 'Import 1' }))
  await waitFor(() => expect(keys).toHaveLength(2))
  expect(keys[1]).toBe(keys[0])
})
