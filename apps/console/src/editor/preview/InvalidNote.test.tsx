// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { EditorStage, openTestSession } from '../testing/openTestSession'
import { InvalidNote } from './InvalidNote'

afterEach(cleanup)

test('An invalid value is told over the preview, which shows the last valid one, until it is mended', () => {
  const session = openTestSession()
  render(
    <EditorStage session={session}>
      <InvalidNote />
    </EditorStage>,
  )
  expect(screen.queryByRole('alert')).toBeNull()
  const type = (colour: string) =>
    act(() => {
      session.set('/theme/brandColour', colour)
      session.flush()
    })
  type('red-ish')
  expect(screen.getByRole('alert').textContent).toContain('is not valid. The preview shows its last valid value.')
  expect(screen.getByRole('alert').textContent).toContain(session.state().problems.get('/theme/brandColour')?.[0]?.message)
  type('#aa2233')
  expect(screen.queryByRole('alert')).toBeNull()
})
