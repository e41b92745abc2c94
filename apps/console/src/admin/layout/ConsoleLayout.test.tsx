// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { AdminContext, type AuthProvider, TestMemoryRouter } from 'react-admin'
import { beforeEach, expect, test, vi } from 'vitest'
import { testQueryClient } from '../../client/testing/testQueryClient'
import { ConsoleLayout } from './ConsoleLayout'

const called: string[] = []

beforeEach(() => {
  called.length = 0
  vi.stubGlobal('fetch', async (address: string) => {
    called.push(address)
    return new Response('{}', { status: 503 })
  })
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
  }))
})

const open = async (needsSecondFactor: boolean, path = '/profile') => {
  const me = { user: { name: 'Nia', email: 'nia@example.com' }, roles: [], roleNames: [], staff: true, needsSecondFactor, permissions: [] }
  const authProvider: AuthProvider = {
    login: async () => {},
    logout: async () => {},
    checkAuth: async () => {},
    checkError: async () => {},
    getPermissions: async () => ({ me, may: () => true }),
  }
  render(
    <TestMemoryRouter initialEntries={[path]}>
      <AdminContext authProvider={authProvider} queryClient={testQueryClient()}>
        <ConsoleLayout>
          <h1>Profile</h1>
        </ConsoleLayout>
      </AdminContext>
    </TestMemoryRouter>,
  )
  await screen.findByRole('button', { name: 'Account of Nia' })
}

test('The console layout has the menu, the search and the account menu', async () => {
  await open(false)
  expect(await screen.findByRole('link', { name: 'Today' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Open the menu' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Find anything' })).toBeTruthy()
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

test('The account menu opens at its first entry, and only entries can get the focus (A11Y-01)', async () => {
  await open(false)
  fireEvent.click(screen.getByRole('button', { name: 'Account of Nia' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Your profile'))
  const focusable = [...screen.getByRole('menu').querySelectorAll(':scope > [tabindex]')].map((entry) => entry.getAttribute('role'))
  expect(focusable).toEqual(['menuitem', 'menuitem', 'menuitem'])
})

test('Until a required second factor is set up, the console shows only the profile page: no menu, no search, no requests', async () => {
  await open(true)
  expect(screen.getByRole('heading', { name: 'Profile' })).toBeTruthy()
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Open the menu' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Find anything' })).toBeNull()
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Account of Nia' }))
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Sign out'])
  expect(called).toEqual([])
})

test('Menu groups open one at a time, and the group of the current page starts open (A11Y-01)', async () => {
  await open(false, '/layers/3')
  const button = (name: string) => screen.getByRole('button', { name })
  const expanded = () =>
    screen.getAllByRole('button').flatMap((each) => (each.getAttribute('aria-expanded') === 'true' ? [each.textContent] : []))
  await waitFor(() => expect(expanded()).toEqual(['Design']))
  expect(screen.getByRole('link', { name: 'Templates and brands' }).getAttribute('aria-current')).toBe('page')
  fireEvent.click(button('Catalogue'))
  expect(expanded()).toEqual(['Catalogue'])
  expect(screen.getByRole('link', { name: 'Makes' }).getAttribute('aria-current')).toBeNull()
  fireEvent.click(button('Catalogue'))
  expect(expanded()).toEqual([])
})
