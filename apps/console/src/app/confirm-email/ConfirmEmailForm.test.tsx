// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConfirmEmailForm } from './ConfirmEmailForm'

const called: unknown[] = []
const answers: Record<string, object> = {}

beforeEach(() => {
  called.length = 0
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    called.push([address, JSON.parse(body)])
    const answer = answers[address] ?? { ok: false, message: 'This link was already used.' }
    return Response.json(answer, { status: 'message' in answer ? 410 : 200 })
  })
})
afterEach(() => {
  window.location.hash = ''
  for (const address of Object.keys(answers)) delete answers[address]
})

test('Opening the link shows the address, and only the button confirms it', async () => {
  window.location.hash = '#fresh'
  answers['/api/account/emailLink'] = { ok: true, name: 'Ella', email: 'ella.new@example.com' }
  answers['/api/account/email'] = { ok: true, email: 'ella.new@example.com' }
  render(<ConfirmEmailForm />)
  const button = await screen.findByRole('button', { name: 'Confirm this address' })
  expect(screen.getByText('ella.new@example.com')).toBeTruthy()
  expect(called).toEqual([['/api/account/emailLink', { token: 'fresh' }]])
  fireEvent.click(button)
  expect(await screen.findByText(/Sign in with ella\.new@example\.com/)).toBeTruthy()
  expect(called.at(-1)).toEqual(['/api/account/email', { token: 'fresh' }])
})

test('A link that was used or has expired shows the server’s message', async () => {
  window.location.hash = '#spent'
  render(<ConfirmEmailForm />)
  expect(await screen.findByText('This link was already used.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy()
})

test('Without a token the page names the email, and sends no request', async () => {
  render(<ConfirmEmailForm />)
  expect(await screen.findByText('Open this page from the link in the email.')).toBeTruthy()
  expect(called).toEqual([])
})
