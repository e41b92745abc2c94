// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { buildHost } from '../testing/buildHost'
import { renderHosted } from '../testing/renderHosted'
import { stubDialogs } from '../testing/stubDialogs'
import { Dialog } from './Dialog.client'

beforeAll(stubDialogs)

const show = () => {
  const onClose = vi.fn()
  const gone = vi.fn()
  const overlay = vi.fn((_close: () => void) => gone)
  const { unmount } = renderHosted(
    <Dialog open onClose={onClose} title="Enquire">
      <input aria-label="Name" />
    </Dialog>,
    buildHost({ overlay }),
  )
  return { onClose, overlay, gone, unmount, dialog: screen.getByRole('dialog', { hidden: true }), input: screen.getByLabelText('Name') }
}

it('text in a dialog is aligned at its start, however the surrounding text is aligned', () => {
  expect(show().dialog.classList).toContain('text-start')
})

describe('the initial focus of a dialog', () => {
  const pointer = (kind: 'coarse' | 'fine') => {
    vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: media.includes(kind) }))
  }
  const form = (
    <form>
      <input type="hidden" name="form" />
      <select hidden />
      <input aria-label="First name" />
      <button type="submit">Send</button>
    </form>
  )
  const shown = (children: ReactNode) =>
    renderHosted(
      <Dialog open onClose={() => {}} title="Enquire">
        {children}
      </Dialog>,
    )

  it.each([
    {
      name: 'at the first field of its form, by mouse and keys',
      kind: 'fine',
      children: form,
      at: () => screen.getByLabelText('First name'),
    },
    {
      name: 'at its heading by touch, where a field would open the keyboard',
      kind: 'coarse',
      children: form,
      at: () => screen.getByText('Enquire'),
    },
    { name: 'at its heading where it has no form', kind: 'fine', children: <p>Words</p>, at: () => screen.getByText('Enquire') },
  ] as const)('$name', ({ kind, children, at }) => {
    pointer(kind)
    shown(children)
    expect(document.activeElement).toBe(at())
  })
})

it('A dialog closes on a press outside it.', () => {
  const { onClose, dialog } = show()
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  expect(onClose).toHaveBeenCalledOnce()
})

it('A dialog stays open, with the entered values, when a selection is dragged beyond its edge.', () => {
  const { onClose, dialog, input } = show()
  fireEvent.pointerDown(input)
  fireEvent.click(dialog)
  expect(onClose).not.toHaveBeenCalled()
})

it('A dialog closes by its button and has an accessible name.', () => {
  const { onClose, dialog } = show()
  expect(dialog.getAttribute('aria-labelledby')).toBe(screen.getByText('Enquire').id)
  fireEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('A dialog covers the page until it is closed, also by going back.', () => {
  const { onClose, overlay, gone, unmount } = show()
  overlay.mock.calls[0]?.[0]()
  expect(onClose).toHaveBeenCalledOnce()
  expect(gone).not.toHaveBeenCalled()
  unmount()
  expect(gone).toHaveBeenCalledOnce()
})
