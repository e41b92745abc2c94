// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { UserChoices } from '../../client/Records'
import { answerCalls } from '../../client/testing/answerCalls'
import { renderInConsole } from '../../client/testing/renderInConsole'
import * as organisation from '../useOrganisation'
import { InviteDialog } from './InviteDialog'
import { OwnRolesCard } from './OwnRolesCard'
import { DemoLoginsNotice, TwoFactorCard } from './UserList'

const place = (organisationId: string, name: string): UserChoices['places'][number] => ({
  organisationId,
  name,
  sites: [],
  roles: ['groupManager', 'marketing', 'editor', 'sales'],
  ownRoles: [],
  isWholeOrganisation: true,
  requireTwoFactor: false,
})
const choices: UserChoices = {
  staffRoles: ['platformAdmin', 'onboarder', 'auditor'],
  places: [place('karri', 'Karri Coast'), place('saltbush', 'Saltbush Motors')],
}
const openInvitation = (given: UserChoices, organisationId: string | null) => {
  vi.spyOn(organisation, 'useOrganisation').mockReturnValue([organisationId, () => {}])
  renderInConsole(<InviteDialog choices={given} onClose={() => {}} />)
  fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'Nora' } })
  fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: 'nora@saltbushmotors.example' } })
}
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send invitation' })
const shownOptions = (label: string) =>
  screen.getAllByRole('combobox', { name: new RegExp(`^${label}`) }).map((each) => each.textContent?.trim())
const choose = (label: string, option: string) => {
  fireEvent.mouseDown(screen.getAllByRole('combobox', { name: new RegExp(`^${label}`) })[0] as HTMLElement)
  fireEvent.click(screen.getByRole('option', { name: option }))
}

test('A user with several dealers must choose the dealer of an invitation', async () => {
  const invite = vi.fn((_invitation: unknown) => ({ state: 'invited' }))
  answerCalls({ 'users.invite': invite })
  openInvitation(choices, null)
  expect(sendButton().disabled).toBe(true)
  choose('Works for', 'Saltbush Motors')
  expect(shownOptions('Role')).toEqual(['Sales'])
  expect(sendButton().disabled).toBe(false)
  fireEvent.click(sendButton())
  await waitFor(() =>
    expect(invite).toHaveBeenCalledWith({
      name: 'Nora',
      email: 'nora@saltbushmotors.example',
      memberships: [{ role: 'sales', organisationId: 'saltbush', siteId: null }],
    }),
  )
})

test('The invitation preselects the current or only dealer', () => {
  openInvitation(choices, 'saltbush')
  expect(shownOptions('Works for')).toEqual(['Saltbush Motors'])
  cleanup()
  openInvitation({ staffRoles: [], places: [place('karri', 'Karri Coast')] }, null)
  expect(shownOptions('Works for')).toEqual(['Karri Coast'])
})

test('An added role has no preselected value, so that no one gets the highest role by accident', () => {
  openInvitation(choices, 'saltbush')
  fireEvent.click(screen.getByRole('button', { name: 'Add another role' }))
  expect(screen.queryByText('Platform admin')).toBeNull()
  expect(sendButton().disabled).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Remove this role' }))
  expect(sendButton().disabled).toBe(false)
})

test('The card of own roles names the limit of permissions only to users who have it: not to staff who onboard dealers', async () => {
  vi.spyOn(organisation, 'useOrganisation').mockReturnValue([null, () => {}])
  const ofOneDealer = { staffRoles: [], places: [place('karri', 'Karri Coast')] }
  const limit = /You can only tick what you can do yourself\./
  renderInConsole(<OwnRolesCard choices={ofOneDealer} />, (permission) => permission !== 'user.onboard')
  await expect(screen.findByText(limit)).resolves.toBeTruthy()
  cleanup()
  renderInConsole(<OwnRolesCard choices={ofOneDealer} />)
  await waitFor(() => expect(screen.queryByText(limit)).toBeNull())
  expect(screen.getByText(/make one: give it a name and tick what it can do\./)).toBeTruthy()
})

test('Requiring a second factor shows which organisation now requires it, and can be undone', async () => {
  const requireTwoFactor = vi.fn((input: unknown) => input)
  answerCalls({ 'users.requireTwoFactor': requireTwoFactor })
  vi.spyOn(organisation, 'useOrganisation').mockReturnValue([null, () => {}])
  renderInConsole(<TwoFactorCard choices={{ ...choices, staffRoles: [] }} />)
  fireEvent.click(screen.getByLabelText('Required for Karri Coast'))
  expect((await screen.findByRole('alert')).textContent).toContain('Karri Coast now requires two-factor sign-in.')
  expect(requireTwoFactor).toHaveBeenLastCalledWith({ organisationId: 'karri', required: true })
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(requireTwoFactor).toHaveBeenLastCalledWith({ organisationId: 'karri', required: false }))
})

test('Demo logins are removed only after a confirmation, because removal is permanent', async () => {
  const removeDemo = vi.fn(() => ({ removed: 7 }))
  answerCalls({ 'users.removeDemo': removeDemo })
  renderInConsole(<DemoLoginsNotice />)
  fireEvent.click(screen.getByRole('button', { name: 'Remove demo logins' }))
  expect(removeDemo).not.toHaveBeenCalled()
  fireEvent.click(
    within(screen.getByRole('dialog', { name: 'Remove the demo logins?' })).getByRole('button', { name: 'Remove demo logins' }),
  )
  await waitFor(() => expect(removeDemo).toHaveBeenCalledOnce())
})
