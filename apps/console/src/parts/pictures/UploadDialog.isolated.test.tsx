// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { UploadDialog } from './UploadDialog'

vi.mock('./drawCrop', () => ({ openPicture: async () => new Image(), drawCrop: async () => new Blob() }))
vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:van', revokeObjectURL: () => {} }))
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
)
afterEach(cleanup)

test('The cursor is where the picture is described, and what enlarges it is named for everybody', async () => {
  render(
    <ThemeProvider theme={createTheme()}>
      <UploadDialog
        file={new File(['van'], 'van.jpg', { type: 'image/jpeg' })}
        owner={{ of: 'organisation', id: 'org' }}
        ratio="3:2"
        onDone={() => {}}
        onClose={() => {}}
      />
    </ThemeProvider>,
  )
  const zoom = await screen.findByRole('slider', { name: 'Zoom' })
  expect(screen.getByText('Zoom').contains(zoom)).toBe(false)
  expect(document.activeElement).toBe(screen.getByLabelText('What it shows'))
})
