// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { EditorStage, openTestSession } from '../testing/openTestSession'
import { PublishButton } from './PublishButton'

afterEach(cleanup)

const open = () => {
  const session = openTestSession()
  session.wentLive({ version: 3, config: session.state().config, publishedAt: '2026-11-20T04:00:00.000Z', author: 'Mia', note: '' })
  render(
    <EditorStage session={session}>
      <PublishButton />
    </EditorStage>,
  )
  return session
}

test('A draft that is what is live has nothing to publish', () => {
  open()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Published' }).disabled).toBe(true)
})

test('A draft whose only change is a mistake does not call itself published, and says what is wrong', () => {
  const session = open()
  act(() => {
    session.set('/search/pageSize', 500)
    session.flush()
  })
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
  expect(screen.getByText('1 setting needs attention before you can publish')).toBeTruthy()
  expect(screen.getByText('Cars per page must be between 6 and 60.')).toBeTruthy()
  expect(screen.queryByText(/The draft is the same/)).toBeNull()
})
