// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FormDialog } from './FormDialog'

test('Submitting a dialog doesn’t submit the form that it was opened from', () => {
  const saved = vi.fn()
  const onSubmit = vi.fn()
  render(
    <form onSubmit={saved}>
      <FormDialog title="Choose" verb="Use this" disabled={false} failure={null} onClose={vi.fn()} onSubmit={onSubmit}>
        <p>Cars</p>
      </FormDialog>
    </form>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Use this' }))
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(saved).not.toHaveBeenCalled()
})
