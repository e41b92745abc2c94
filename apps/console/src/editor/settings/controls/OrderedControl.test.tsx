// @vitest-environment jsdom
import { settingAt } from '@forecourt/schema/settingAt'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { EditorStage, openTestSession } from '../../testing/openTestSession'
import { Field } from '../Field'

let session: ReturnType<typeof openTestSession>
const show = (pointer: string) => {
  session = openTestSession()
  const node = settingAt(pointer)?.node
  if (!node) throw new Error(`${pointer} is not a setting.`)
  render(
    <EditorStage session={session}>
      <Field pointer={pointer} node={node} />
    </EditorStage>,
  )
}
const flush = () => act(() => session.flush())
afterEach(cleanup)

describe('values in order', () => {
  beforeEach(() => show('/social/share'))
  const share = () => session.state().config.social.share

  test('are moved by keyboard, taken out and added', () => {
    fireEvent.keyDown(screen.getByRole('button', { name: 'Move WhatsApp' }), { key: 'ArrowUp', altKey: true })
    flush()
    expect(share().slice(0, 3)).toEqual(['facebook', 'whatsapp', 'twitter'])
    fireEvent.click(screen.getByRole('button', { name: 'Take Facebook out' }))
    flush()
    expect(share()[0]).toBe('whatsapp')
    fireEvent.click(screen.getByRole('button', { name: 'Add Facebook' }))
    flush()
    expect(share().at(-1)).toBe('facebook')
  })

  test('at the top stay there', () => {
    fireEvent.keyDown(screen.getByRole('button', { name: 'Move Facebook' }), { key: 'ArrowUp', altKey: true })
    flush()
    expect(share()[0]).toBe('facebook')
  })
})

test('An order that nobody has made looks like none, and not like switches that are off', () => {
  show('/vdp/order')
  expect(screen.queryAllByRole('switch')).toEqual([])
  expect(screen.getByText('The usual order.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Add Features' }))
  flush()
  expect(session.state().config.vdp.order).toEqual(['features'])
})

describe('a list of texts', () => {
  beforeEach(() => show('/vdp/whyBuyPoints'))
  const points = () => session.state().config.vdp.whyBuyPoints

  test('takes pasted lines as entries of their own', () => {
    const before = points().length
    fireEvent.click(screen.getByRole('button', { name: 'Add' }))
    flush()
    fireEvent.paste(screen.getByLabelText(`Why buy reasons ${before + 1}`), { clipboardData: { getData: () => '- One\n- Two' } })
    flush()
    expect(points().slice(before)).toEqual(['One', 'Two'])
  })

  test('loses an empty entry with Backspace', () => {
    const before = [...points()]
    fireEvent.keyDown(screen.getByLabelText('Why buy reasons 1'), { key: 'Enter' })
    fireEvent.keyDown(screen.getByLabelText('Why buy reasons 2'), { key: 'Backspace' })
    flush()
    expect(points()).toEqual(before)
  })
})

test('A list of numbers holds numbers (SRC-42)', () => {
  show('/search/promoPositions')
  fireEvent.change(screen.getByLabelText('Places for promotions 1'), { target: { value: '9' } })
  flush()
  expect(session.state().config.search.promoPositions[0]).toBe(9)
})

test('A phone number says what it dials, or that phones can’t dial it (VDP-14)', () => {
  show('/phone/main')
  fireEvent.change(screen.getByLabelText('Main number'), { target: { value: '(02) 5550 1234' } })
  flush()
  expect(screen.getByText('Dials +61255501234')).toBeTruthy()
})
