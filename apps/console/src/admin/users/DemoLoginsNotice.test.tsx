// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../client/testing/answerCalls'
import { DemoLoginsNotice } from './DemoLoginsNotice'

const removeDemo = vi.fn(() => ({ removed: 7 }))

beforeEach(() => answerCalls({ 'users.removeDemo': removeDemo }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('Demo logins are removed only after a question, as they don’t come back', async () => {
  render(
    <CoreAdminContext>
      <DemoLoginsNotice />
    </CoreAdminContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Remove them' }))
  expect(removeDemo).not.toHaveBeenCalled()
  fireEvent.click(within(screen.getByRole('dialog', { name: 'Remove the demo logins?' })).getByRole('button', { name: 'Remove them' }))
  await waitFor(() => expect(removeDemo).toHaveBeenCalledOnce())
})
