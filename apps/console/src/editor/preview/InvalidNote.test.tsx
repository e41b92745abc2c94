// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showInEditor } from '../testing/showField'
import { InvalidNote } from './PreviewNotices'

test('An invalid value is reported over the preview, which shows the last valid one until it is corrected', () => {
  const { session, write } = showInEditor(<InvalidNote />)
  expect(screen.queryByRole('alert')).toBeNull()
  const type = (colour: string) => write('/theme/brandColour', colour)
  type('red-ish')
  expect(screen.getByRole('alert').textContent).toContain('is not valid. The preview shows its last valid value.')
  expect(screen.getByRole('alert').textContent).toContain(session.state().problems.get('/theme/brandColour')?.[0]?.message)
  type('#aa2233')
  expect(screen.queryByRole('alert')).toBeNull()
})
