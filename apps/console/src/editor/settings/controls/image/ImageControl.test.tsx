// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { showField } from '../../../testing/showField'

let shown: ReturnType<typeof showField>
beforeEach(() => {
  shown = showField('/identity/logoImage', { values: { identity: { logoImage: 'images/logo.webp' } } })
})

const logo = () => shown.config().identity.logoImage
const flush = () => shown.flush()
const group = () => screen.getByRole('group')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('the picture field', () => {
  test('the picture field refuses a file that is not a picture with a message, and keeps the picture', () => {
    fireEvent.drop(group(), { dataTransfer: { files: [new File(['x'], 'prices.pdf', { type: 'application/pdf' })] } })
    expect(screen.getByRole('alert').textContent).toMatch(/^“prices.pdf” is not a picture/)
    expect(logo()).toBe('images/logo.webp')
  })

  test('the picture field refuses an empty pasted file', () => {
    fireEvent.paste(group(), { clipboardData: { files: [new File([], 'nothing.png', { type: 'image/png' })] } })
    expect(screen.getByRole('alert').textContent).toBe('“nothing.png” is empty.')
  })

  test('the picture field lets the user move the focal point with the arrow keys, and reset it', () => {
    press('Focal point')
    const point = screen.getByRole('slider', { name: 'Focal point' })
    fireEvent.keyDown(point, { key: 'ArrowLeft' })
    fireEvent.keyDown(point, { key: 'ArrowUp', shiftKey: true })
    flush()
    expect(logo()).toBe('images/logo.webp#48,40')
    expect(point.getAttribute('aria-valuetext')).toBe('48% from the left, 40% from the top')
    press('Reset to centre')
    flush()
    expect(logo()).toBe('images/logo.webp')
  })

  test('the picture field sets the focal point where the user presses', () => {
    press('Focal point')
    const point = screen.getByRole('slider', { name: 'Focal point' })
    point.getBoundingClientRect = () => ({ left: 0, top: 0, width: 200, height: 100 }) as DOMRect
    fireEvent.pointerDown(point, { clientX: 50, clientY: 80 })
    flush()
    expect(logo()).toBe('images/logo.webp#25,80')
  })

  test('the picture field can remove the picture, and undo restores it in one step', () => {
    press('Remove')
    flush()
    expect(logo()).toBe('')
    act(() => shown.session.draft.undo())
    flush()
    expect(logo()).toBe('images/logo.webp')
  })
})
