// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FileDialog } from './FileDialog'

it('the file dialog accepts the same file again once it is corrected, though browsers report only a different file (ENT-14)', async () => {
  const onDryRun = vi.fn()
  render(
    <ThemeProvider theme={createTheme()}>
      <FileDialog
        {...{ many: 'reviews', accept: '.csv', intro: 'A CSV file.', report: null, changes: 0, error: null, undo: null }}
        {...{ isDone: false, isChecking: false, isImporting: false, onDryRun, onImport: vi.fn(), onClose: vi.fn() }}
      />
    </ThemeProvider>,
  )
  const input = screen.getByLabelText<HTMLInputElement>('A file of reviews')
  const emptied = vi.spyOn(input, 'value', 'set')
  Object.defineProperty(input, 'files', { value: [new File(['Customer'], 'reviews.csv')] })
  fireEvent.change(input)
  await vi.waitFor(() => expect(onDryRun).toHaveBeenCalledWith({ name: 'reviews.csv', data: btoa('Customer') }))
  expect(emptied).toHaveBeenLastCalledWith('')
})
