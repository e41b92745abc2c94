// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { fireEvent, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { UploadDialog } from './UploadDialog'

vi.mock('./drawCrop', () => ({ openPicture: async () => new Image(), drawCrop: async () => new Blob() }))
vi.mock('./sendImage', () => ({ sendImage: async (_blob: Blob, { alt }: { alt: string }) => ({ key: 'van.jpg', alt }) }))
// jsdom has no layout: reports the crop once, as for a real picture.
vi.mock('react-easy-crop', () => ({
  default: ({ onCropComplete }: { onCropComplete: (shares: object, pixels: object) => void }) => {
    // biome-ignore lint/correctness/useExhaustiveDependencies: once
    useEffect(() => onCropComplete({}, { x: 0, y: 0, width: 900, height: 600 }), [])
    return null
  },
}))
vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:van', revokeObjectURL: () => {} }))
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
)

const show = (needsText: boolean) => {
  const onDone = vi.fn()
  render(
    <ThemeProvider theme={createTheme()}>
      <UploadDialog
        file={new File(['van'], 'van.jpg', { type: 'image/jpeg' })}
        owner={{ kind: 'organisation', id: 'org' }}
        ratio="3:2"
        needsText={needsText}
        onDone={onDone}
        onClose={() => {}}
      />
    </ThemeProvider>,
  )
  return onDone
}

test('The upload dialog focuses the alt text, and the zoom slider has an accessible name', async () => {
  show(false)
  const zoom = await screen.findByRole('slider', { name: 'Zoom' })
  expect(screen.getByText('Zoom').contains(zoom)).toBe(false)
  expect(document.activeElement).toBe(screen.getByLabelText('Alt text'))
})

test('Enter in the alt text adds the picture; a missing required alt text is reported', async () => {
  const onDone = show(true)
  await screen.findByRole('slider', { name: 'Zoom' })
  const altTextInput = screen.getByLabelText(/^Alt text/)
  fireEvent.keyDown(altTextInput, { key: 'Enter' })
  expect(altTextInput.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(altTextInput, { target: { value: 'A white van' } })
  fireEvent.keyDown(altTextInput, { key: 'Enter', isComposing: true })
  expect(screen.queryByText('Adding…')).toBeNull()
  fireEvent.keyDown(altTextInput, { key: 'Enter' })
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith({ key: 'van.jpg', alt: 'A white van' }))
})
