// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { Dialog } from './Dialog.client'

beforeAll(() => {
  // jsdom draws no dialogs: open is enough here.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})
afterEach(cleanup)

const show = () => {
  const onClose = vi.fn()
  render(
    <Dialog open onClose={onClose} title="Enquire">
      <input aria-label="Name" />
    </Dialog>,
  )
  return { onClose, dialog: screen.getByRole('dialog', { hidden: true }), input: screen.getByLabelText('Name') }
}

it('A dialog closes on a press outside it.', () => {
  const { onClose, dialog } = show()
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  expect(onClose).toHaveBeenCalledOnce()
})

it('A dialog stays, with what was typed, when words are marked beyond its edge.', () => {
  const { onClose, dialog, input } = show()
  fireEvent.pointerDown(input)
  fireEvent.click(dialog)
  expect(onClose).not.toHaveBeenCalled()
})

it('A dialog closes by its button and says what it is.', () => {
  const { onClose, dialog } = show()
  expect(dialog.getAttribute('aria-labelledby')).toBe(screen.getByText('Enquire').id)
  fireEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }))
  expect(onClose).toHaveBeenCalledOnce()
})
