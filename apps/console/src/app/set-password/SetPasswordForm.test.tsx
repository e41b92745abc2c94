// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SetPasswordForm } from './SetPasswordForm'

const called: unknown[] = []

beforeEach(() => {
  called.length = 0
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    called.push(JSON.parse(body))
    return Response.json({ ok: false, message: 'This link was already used.' }, { status: 410 })
  })
})
afterEach(() => {
  window.location.hash = ''
})

test('Without a token the page points to the link in the invitation, and sends no request', async () => {
  render(<SetPasswordForm />)
  expect(await screen.findByText(/from the link in your invitation/)).toBeTruthy()
  expect(screen.queryByText(/was already used/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Send me a link' }).getAttribute('href')).toBe('/forgot-password')
  expect(called).toEqual([])
})

test('A link that has expired or was used shows the server’s message', async () => {
  window.location.hash = '#spent'
  render(<SetPasswordForm />)
  expect(await screen.findByText('This link was already used.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Send me a new link' })).toBeTruthy()
  expect(called).toEqual([{ token: 'spent' }])
})

test('A password that is too short is reported and not sent', async () => {
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    called.push(JSON.parse(body))
    return Response.json({ ok: true, kind: 'invite', name: 'Mia Manager', email: 'mia@meridian.example' })
  })
  window.location.hash = '#fresh'
  render(<SetPasswordForm />)
  fireEvent.change(await screen.findByLabelText(/^Password/), { target: { value: 'short' } })
  fireEvent.click(screen.getByRole('button', { name: 'Set password' }))
  expect(await screen.findByText(/^Use at least 12 characters\./)).toBeTruthy()
  expect(called).toEqual([{ token: 'fresh' }])
})
