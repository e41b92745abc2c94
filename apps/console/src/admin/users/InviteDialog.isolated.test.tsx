// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { UserChoices } from '../../client/Records'
import { answerCalls } from '../../client/testing/answerCalls'
import { testQueryClient } from '../../client/testing/testQueryClient'
import { InviteDialog } from './InviteDialog'

const chosen = vi.hoisted(() => ({ organisationId: null as string | null }))
const invite = vi.fn((_invitation: unknown) => ({ state: 'invited' }))

vi.mock('../useOrganisation', () => ({ useOrganisation: () => [chosen.organisationId, () => {}] }))

beforeEach(() => answerCalls({ 'users.invite': invite }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  invite.mockClear()
  chosen.organisationId = null
})

const place = (organisationId: string, name: string): UserChoices['places'][number] => ({
  organisationId,
  name,
  sites: [],
  roles: ['groupManager', 'publisher', 'editor', 'leadHandler'],
  whole: true,
  requireTwoFactor: false,
})
const choices: UserChoices = {
  staffRoles: ['platformAdmin', 'onboarder', 'auditor'],
  places: [place('karri', 'Karri Coast'), place('saltbush', 'Saltbush Motors')],
}
const open = (given: UserChoices) => {
  render(
    <CoreAdminContext queryClient={testQueryClient()}>
      <QueryClientProvider client={testQueryClient()}>
        <InviteDialog choices={given} onClose={() => {}} />
      </QueryClientProvider>
    </CoreAdminContext>,
  )
  fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Nora' } })
  fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: 'nora@saltbushmotors.example' } })
}
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send the invitation' })
const shown = (label: string) => screen.getAllByRole('combobox', { name: new RegExp(`^${label}`) }).map((each) => each.textContent?.trim())
const choose = (label: string, option: string) => {
  fireEvent.mouseDown(screen.getAllByRole('combobox', { name: new RegExp(`^${label}`) })[0] as HTMLElement)
  fireEvent.click(screen.getByRole('option', { name: option }))
}

test('Among several dealers nobody is invited to one that was not chosen', async () => {
  open(choices)
  expect(send().disabled).toBe(true)
  choose('Works for', 'Saltbush Motors')
  expect(shown('As')).toEqual(['Editor'])
  expect(send().disabled).toBe(false)
  fireEvent.click(send())
  await waitFor(() =>
    expect(invite).toHaveBeenCalledWith({
      name: 'Nora',
      email: 'nora@saltbushmotors.example',
      memberships: [{ role: 'editor', organisationId: 'saltbush', siteId: null }],
    }),
  )
})

test('The dealer one looks at, or the only one, is there already', () => {
  chosen.organisationId = 'saltbush'
  open(choices)
  expect(shown('Works for')).toEqual(['Saltbush Motors'])
  cleanup()
  chosen.organisationId = null
  open({ staffRoles: [], places: [place('karri', 'Karri Coast')] })
  expect(shown('Works for')).toEqual(['Karri Coast'])
})

test('Another role is none until it is chosen, least of all the highest', () => {
  chosen.organisationId = 'saltbush'
  open(choices)
  fireEvent.click(screen.getByRole('button', { name: 'Add another role' }))
  expect(screen.queryByText('Platform admin')).toBeNull()
  expect(send().disabled).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Take away this role' }))
  expect(send().disabled).toBe(false)
})
