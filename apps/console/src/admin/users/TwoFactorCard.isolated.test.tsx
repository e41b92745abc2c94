// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { CoreAdminContext, Notification } from 'react-admin'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../client/testing/answerCalls'
import { testQueryClient } from '../../client/testing/testQueryClient'
import { TwoFactorCard } from './TwoFactorCard'

const requireTwoFactor = vi.fn((asked: unknown) => asked)

vi.mock('../useOrganisation', () => ({ useOrganisation: () => [null, () => {}] }))

beforeEach(() => answerCalls({ 'users.requireTwoFactor': requireTwoFactor }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('Says who is asked for a second factor from now on, and takes it back', async () => {
  const place = { sites: [], roles: [], whole: true, requireTwoFactor: false }
  const queryClient = testQueryClient()
  render(
    <CoreAdminContext queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <TwoFactorCard
          choices={{
            staffRoles: [],
            places: [
              { ...place, organisationId: 'karri', name: 'Karri Coast' },
              { ...place, organisationId: 'saltbush', name: 'Saltbush Motors' },
            ],
          }}
        />
        <Notification />
      </QueryClientProvider>
    </CoreAdminContext>,
  )
  fireEvent.click(screen.getByLabelText('Required for Karri Coast'))
  expect((await screen.findByRole('alert')).textContent).toContain('Karri Coast now requires two-factor sign-in.')
  expect(requireTwoFactor).toHaveBeenLastCalledWith({ organisationId: 'karri', required: true })
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(requireTwoFactor).toHaveBeenLastCalledWith({ organisationId: 'karri', required: false }))
})
