// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../client/testing/answerCalls'
import { testQueryClient } from '../../client/testing/testQueryClient'
import { ProfilePage } from './ProfilePage'

const account = { twoFactor: false, required: true, devices: [] as object[], mutedNotices: [] as string[] }
const assign = vi.fn()

const answers = {
  'account.get': () => ({
    name: 'Nia',
    email: 'nia@saltbushmotors.example',
    newEmail: null,
    hasPassword: true,
    twoFactor: account.twoFactor,
    needsSecondFactor: account.required && !account.twoFactor,
    recoveryCodesLeft: 2,
    passkeys: [],
    devices: account.devices,
    mutedNotices: account.mutedNotices,
    pushKey: 'key',
    sessions: [{ id: 'one', device: 'Firefox', seenAt: '2026-11-20T04:00:00.000Z', here: true }],
  }),
  'account.tokens': () => ({ tokens: [], address: 'https://console.example/api/mcp', document: 'https://console.example/api/openapi' }),
  'account.offerTwoFactor': () => ({ secret: 'JBSWY3DPEHPK3PXP', qr: { size: 1, path: 'M0 0h1v1z' } }),
  'account.confirmTwoFactor': () => {
    account.twoFactor = true
    return { codes: ['first-code', 'second-code'] }
  },
  'account.chooseNotices': (input: unknown) => {
    account.mutedNotices = (input as { muted: string[] }).muted
    return input
  },
  'account.removeDevice': () => {
    account.devices = []
    return { ok: true }
  },
  'account.removeTwoFactor': () => {
    account.twoFactor = false
    return {}
  },
}

beforeEach(() => {
  vi.stubGlobal('location', { assign, hash: '' })
  answerCalls(answers)
})
afterEach(() => {
  assign.mockClear()
  account.twoFactor = false
  account.devices = []
  account.mutedNotices = []
})

const open = async () => {
  render(
    <QueryClientProvider client={testQueryClient()}>
      <ProfilePage />
    </QueryClientProvider>,
  )
  return within(await screen.findByRole('region', { name: 'Two-factor sign-in' }))
}
const setUp = async (card: Awaited<ReturnType<typeof open>>) => {
  fireEvent.change(card.getByLabelText('Your password'), { target: { value: 'three yellow gumboots' } })
  fireEvent.click(card.getByRole('button', { name: 'Set up' }))
  fireEvent.change(await card.findByRole('textbox', { name: /^Code/ }), { target: { value: '123456' } })
  fireEvent.click(card.getByRole('button', { name: 'Turn on' }))
  await card.findByText('first-code')
  await waitFor(() => expect(screen.queryByText(/^Your organisation requires/)).toBeNull())
  fireEvent.click(card.getByRole('button', { name: 'I have saved them' }))
}

test('A user who must set up a second factor sees it first, and the console opens once the recovery codes are saved', async () => {
  account.required = true
  const card = await open()
  expect(screen.getAllByRole('region')[0]?.getAttribute('aria-label')).toBe('Two-factor sign-in')
  await setUp(card)
  expect(assign).toHaveBeenCalledWith('/')
})

test('Each change of the second factor requires the password again, and setup starts over after it was turned off', async () => {
  account.required = false
  const card = await open()
  await setUp(card)
  expect(assign).not.toHaveBeenCalled()
  const password = card.getByLabelText<HTMLInputElement>('Your password')
  expect(password.value).toBe('')
  fireEvent.change(password, { target: { value: 'three yellow gumboots' } })
  fireEvent.click(card.getByRole('button', { name: 'Turn off' }))
  expect(await card.findByRole('button', { name: 'Set up' })).toBeTruthy()
  expect(card.queryByRole('img')).toBeNull()
})

test('Notifications of a phone can be turned off from another browser, and a browser without support for them says so', async () => {
  account.required = false
  account.devices = [
    { id: 'one', name: 'Chrome on Android', endpoint: 'https://push.example/one', createdAt: '2026-11-20T04:00:00.000Z', notifiedAt: null },
  ]
  await open()
  const card = within(screen.getByRole('region', { name: 'Notifications' }))
  expect(card.getByText('This browser doesn’t support notifications. Try another one.')).toBeTruthy()
  fireEvent.click(card.getByRole('button', { name: 'Turn off for Chrome on Android' }))
  await waitFor(() => expect(card.queryByText('Chrome on Android')).toBeNull())
})

test('Users choose their notifications for each channel; changes apply at once (ENT-16)', async () => {
  account.required = false
  await open()
  const late = within(screen.getByRole('group', { name: 'A shopper waits too long' }))
  const byMail = late.getByRole<HTMLInputElement>('checkbox', { name: 'By email' })
  expect(byMail.checked).toBe(true)
  fireEvent.click(byMail)
  await waitFor(() => expect(late.getByRole<HTMLInputElement>('checkbox', { name: 'By email' }).checked).toBe(false))
  expect(account.mutedNotices).toEqual(['late.mail'])
  expect(late.getByRole<HTMLInputElement>('checkbox', { name: 'On devices' }).checked).toBe(true)
  expect(within(screen.getByRole('group', { name: 'A new enquiry' })).queryByRole('checkbox', { name: 'By email' })).toBeNull()
})
