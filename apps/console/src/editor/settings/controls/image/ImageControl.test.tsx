// @vitest-environment jsdom
import { settingAt } from '@forecourt/schema/settingAt'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { EditorStage, openTestSession } from '../../../testing/openTestSession'
import { Field } from '../../Field'

const pointer = '/identity/logoImage'
let session: ReturnType<typeof openTestSession>

beforeEach(() => {
  session = openTestSession({ values: { identity: { logoImage: 'images/logo.webp' } } })
  const node = settingAt(pointer)?.node
  if (!node) throw new Error('There is no logo.')
  render(
    <EditorStage session={session}>
      <Field pointer={pointer} node={node} />
    </EditorStage>,
  )
})
afterEach(cleanup)

const logo = () => session.state().config.identity.logoImage
const flush = () => act(() => session.flush())
const group = () => screen.getByRole('group')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('a picture', () => {
  test('refuses what is no picture, in words, and stays', () => {
    fireEvent.drop(group(), { dataTransfer: { files: [new File(['x'], 'prices.pdf', { type: 'application/pdf' })] } })
    expect(screen.getByRole('alert').textContent).toMatch(/^“prices.pdf” is not a picture/)
    expect(logo()).toBe('images/logo.webp')
  })

  test('refuses an empty file that is pasted', () => {
    fireEvent.paste(group(), { clipboardData: { files: [new File([], 'nothing.png', { type: 'image/png' })] } })
    expect(screen.getByRole('alert').textContent).toBe('“nothing.png” is empty.')
  })

  test('has its point of focus moved with the arrow keys, and put back', () => {
    press('Point of focus')
    const point = screen.getByRole('slider', { name: 'Point of focus' })
    fireEvent.keyDown(point, { key: 'ArrowLeft' })
    fireEvent.keyDown(point, { key: 'ArrowUp', shiftKey: true })
    flush()
    expect(logo()).toBe('images/logo.webp#48,40')
    expect(point.getAttribute('aria-valuetext')).toBe('48 % from the left, 40 % from the top')
    press('Back to the middle')
    flush()
    expect(logo()).toBe('images/logo.webp')
  })

  test('has its point of focus put where it is pressed', () => {
    press('Point of focus')
    const point = screen.getByRole('slider', { name: 'Point of focus' })
    point.getBoundingClientRect = () => ({ left: 0, top: 0, width: 200, height: 100 }) as DOMRect
    fireEvent.pointerDown(point, { clientX: 50, clientY: 80 })
    flush()
    expect(logo()).toBe('images/logo.webp#25,80')
  })

  test('is removed, and back with one step of undo', () => {
    press('Remove')
    flush()
    expect(logo()).toBe('')
    act(() => session.draft.undo())
    flush()
    expect(logo()).toBe('images/logo.webp')
  })
})
