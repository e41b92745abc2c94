// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, expect, test, vi } from 'vitest'
import { DemoLoginsNotice } from './DemoLoginsNotice'

const removeDemo = vi.hoisted(() => vi.fn(async () => ({ removed: 7 })))

vi.mock('../../client/trpc', () => ({ trpc: { users: { removeDemo: { mutate: removeDemo } } } }))

afterEach(cleanup)

test('Demo logins are removed only after a question, as they don’t come back', () => {
  render(
    <CoreAdminContext>
      <DemoLoginsNotice />
    </CoreAdminContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Remove them' }))
  expect(removeDemo).not.toHaveBeenCalled()
  fireEvent.click(within(screen.getByRole('dialog', { name: 'Remove the demo logins?' })).getByRole('button', { name: 'Remove them' }))
  expect(removeDemo).toHaveBeenCalledOnce()
})
