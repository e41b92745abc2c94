// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { AdminContext, type AuthProvider, TestMemoryRouter } from 'react-admin'
import { beforeEach, expect, test, vi } from 'vitest'
import { testQueryClient } from '../../client/testing/testQueryClient'
import { ActionBar } from '../forms/ActionBar'
import { HelpButton } from './HelpButton'
import { HelpProvider } from './HelpProvider'

const stubWidth = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }))

beforeEach(() => stubWidth(true))

const open = (path: string, support: object | null = null) => {
  const authProvider: AuthProvider = {
    login: async () => {},
    logout: async () => {},
    checkAuth: async () => {},
    checkError: async () => {},
    getPermissions: async () => ({ me: { support } }),
  }
  render(
    <TestMemoryRouter initialEntries={[path]}>
      <AdminContext authProvider={authProvider} queryClient={testQueryClient()}>
        <HelpProvider mayOpen={(start) => start !== '/feeds'}>
          <HelpButton />
          <ActionBar>Add offer</ActionBar>
        </HelpProvider>
      </AdminContext>
    </TestMemoryRouter>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Help with this page' }))
}

test('The help of a page has its text and its guides; a guide opens in the panel and leads back', async () => {
  open('/stock')
  expect(await screen.findByText(/Every car you have, from draft to sold/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Add photos to a car' }))
  expect(screen.getByRole('heading', { name: 'Add photos to a car' })).toBe(document.activeElement)
  expect(screen.getByRole('link', { name: 'Stock' }).getAttribute('href')).toContain('/stock')
  fireEvent.click(screen.getByRole('button', { name: 'Back to the help of this page' }))
  expect(screen.getByText(/Every car you have/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Close the help' }))
  expect(screen.queryByText(/Every car you have/)).toBeNull()
})

test('Guides of pages that the role lacks are left out', async () => {
  open('/stock')
  fireEvent.click(await screen.findByRole('button', { name: 'All guides' }))
  expect(screen.getByRole('button', { name: 'Add a car' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Undo an import' })).toBeNull()
})

test('The help names the contact that the installation sets', async () => {
  open('/inbox', { name: 'Harbour support', phone: '1300 975 707', email: 'help@harbour.example' })
  expect((await screen.findByRole('link', { name: '1300 975 707' })).getAttribute('href')).toBe('tel:1300975707')
  expect(screen.getByRole('link', { name: 'help@harbour.example' }).getAttribute('href')).toContain('subject=Help%20with%20%2Finbox')
})

test('Without a contact the help names none', async () => {
  open('/inbox')
  await screen.findByText(/Every conversation with a shopper/)
  expect(screen.queryByText(/Need a hand/)).toBeNull()
})

/** The right edge of a bar fixed to the window, and the width that the panel takes. */
const barEdge = () => {
  const style = getComputedStyle(screen.getByText('Add offer'))
  return [style.right, style.getPropertyValue('--help-inset')]
}

test('A form’s buttons end where the help begins, so that it covers none of them', async () => {
  open('/stock')
  await screen.findByText(/Every car you have/)
  expect(barEdge()).toEqual(['var(--help-inset, 0px)', '360px'])
  fireEvent.click(screen.getByRole('button', { name: 'Close the help' }))
  expect(barEdge()).toEqual(['var(--help-inset, 0px)', '0px'])
})

test('On a narrow screen the help opens over the page, so a form’s buttons keep their place', async () => {
  stubWidth(false)
  open('/stock')
  await screen.findByText(/Every car you have/)
  expect(barEdge()).toEqual(['var(--help-inset, 0px)', '0px'])
})
