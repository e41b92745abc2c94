// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { parseShortcut } from '../../preview/parseShortcut'
import { openTestSession } from '../testing/openTestSession'
import { useEditorKeys } from './useEditorKeys'

const Editor = ({ session }: { readonly session: ReturnType<typeof openTestSession> }) => {
  useEditorKeys(session)
  return (
    <>
      <input aria-label="Search settings" />
      <div data-pointer="/header/announcement">
        <input aria-label="Announcement" />
      </div>
    </>
  )
}

const open = () => {
  const session = openTestSession()
  session.set('/header/announcement', 'Open on Sunday')
  render(<Editor session={session} />)
  return { announcement: () => session.draft.state().values.header?.announcement }
}

test('Ctrl+Z in the field of a setting undoes the last change of the draft', () => {
  const { announcement } = open()
  fireEvent.keyDown(screen.getByLabelText('Announcement'), { key: 'z', ctrlKey: true })
  expect(announcement()).toBeUndefined()
})

test('Ctrl+Z in any other field is left to the field', () => {
  const { announcement } = open()
  const isLeftToField = fireEvent.keyDown(screen.getByLabelText('Search settings'), { key: 'z', ctrlKey: true })
  expect(announcement()).toBe('Open on Sunday')
  expect(isLeftToField).toBe(true)
})

const plain = { metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

test.each([
  { name: 'Ctrl+Z', keys: { ...plain, key: 'z', ctrlKey: true }, shortcut: 'undo' },
  { name: '⌘Z', keys: { ...plain, key: 'z', metaKey: true }, shortcut: 'undo' },
  { name: '⇧⌘Z', keys: { ...plain, key: 'Z', metaKey: true, shiftKey: true }, shortcut: 'redo' },
  { name: 'Ctrl+Y', keys: { ...plain, key: 'y', ctrlKey: true }, shortcut: 'redo' },
  { name: '⌘S', keys: { ...plain, key: 's', metaKey: true }, shortcut: 'save' },
  { name: 'z', keys: { ...plain, key: 'z' }, shortcut: null },
  { name: 'Ctrl+Alt+Z', keys: { ...plain, key: 'z', ctrlKey: true, altKey: true }, shortcut: null },
] as const)('$name triggers the shortcut $shortcut', ({ keys, shortcut }) => {
  expect(parseShortcut(keys)).toBe(shortcut)
})
