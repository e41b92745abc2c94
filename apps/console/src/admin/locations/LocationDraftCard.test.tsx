// @vitest-environment jsdom
import type { Permission } from '@forecourt/rules/access/permissions'
import { cleanup, render, screen } from '@testing-library/react'
import { type AuthProvider, CoreAdminContext, TestMemoryRouter } from 'react-admin'
import { afterEach, expect, test } from 'vitest'
import type { LocationDetail } from '../../client/Records'
import { testQueryClient } from '../../client/testing/testQueryClient'
import { LocationDraftCard } from './LocationDraftCard'

afterEach(cleanup)

const site = (name: string, isLive: boolean) => ({ id: name, name, isLive })
const authProvider = (mayPublish: boolean): AuthProvider => ({
  login: async () => {},
  logout: async () => {},
  checkAuth: async () => {},
  checkError: async () => {},
  getPermissions: async () => ({ me: null, may: (permission: Permission) => mayPublish || permission !== 'location.publish' }),
})
const open = (sites: LocationDetail['sites'], draft: boolean, mayPublish = true) =>
  render(
    <TestMemoryRouter>
      <CoreAdminContext authProvider={authProvider(mayPublish)} queryClient={testQueryClient()}>
        <LocationDraftCard
          location={
            {
              id: 'yard',
              slug: 'yard',
              sites,
              draft: draft ? { revision: 1, updatedAt: '2026-11-20T04:00:00.000Z', updatedBy: 'Nia', changes: ['Name: “A” → “B”'] } : null,
            } as unknown as LocationDetail
          }
          isTyping={false}
          onChanged={() => {}}
        />
      </CoreAdminContext>
    </TestMemoryRouter>,
  )
const previews = () => screen.getAllByRole('link').map(({ textContent }) => textContent)

test('Publishing changes what shoppers see on live sites; one that isn’t live is there to preview', () => {
  open([site('Karri Coast', true), site('Karri Copy', false)], true)
  expect(screen.getByText(/Publishing changes Karri Coast\./)).toBeTruthy()
  expect(previews()).toEqual(['Preview on Karri Coast', 'Preview on Karri Copy'])
})

test('Without a live site it is shown nowhere yet', () => {
  open([site('Karri Copy', false)], false)
  expect(screen.getByText(/^Shown on no site yet\./)).toBeTruthy()
  expect(previews()).toEqual(['Preview'])
})

test('Whoever may publish it is offered to; an editor is told who does', async () => {
  open([site('Karri Coast', true)], true)
  expect(await screen.findByRole('button', { name: 'Publish' })).toBeTruthy()
  cleanup()
  open([site('Karri Coast', true)], true, false)
  expect(screen.getByText('Your role lets you edit the draft; a publisher makes it live.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Discard draft' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
})
