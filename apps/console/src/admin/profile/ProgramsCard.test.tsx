// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answerCalls, Refusal } from '../../client/testing/answerCalls'
import { testQueryClient } from '../../client/testing/testQueryClient'
import { ProgramsCard } from './ProgramsCard'

const token = { id: 'one', organisationId: 'north', siteId: 'site', siteName: 'Saltbush', name: 'Assistant', permissions: ['site.read'] }
const stored = { tokens: [] as object[], added: [] as unknown[] }

beforeEach(() => {
  stored.tokens = []
  stored.added = []
  answerCalls({
    'account.tokens': () => ({
      tokens: stored.tokens,
      address: 'https://console.example/api/mcp',
      document: 'https://console.example/api/openapi',
    }),
    'account.tokenChoices': () => [{ id: 'site', name: 'Saltbush', permissions: ['site.read', 'site.edit'] }],
    'account.addToken': (input: unknown) => {
      const message = 'This is not your password.'
      if ((input as { password: string }).password === 'wrong') throw new Refusal('BAD_REQUEST', message, { password: message })
      stored.added.push(input)
      stored.tokens = [{ ...token, hint: 'wxyz', expiresAt: '2026-11-30T04:00:00.000Z', usedAt: null }]
      return { token: 'fc_new' }
    },
    'account.revokeToken': () => {
      stored.tokens = []
      return { id: 'one' }
    },
  })
})

const open = async (hasPassword = true) => {
  render(
    <QueryClientProvider client={testQueryClient()}>
      <ProgramsCard hasPassword={hasPassword} />
    </QueryClientProvider>,
  )
  await screen.findByText('https://console.example/api/mcp')
}

test('A token is created with permissions that the user has and their password, shown once, and revoked (AUTH-10)', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Create a token' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Program'), { target: { value: 'Assistant' } })
  expect(dialog.queryByLabelText(/customers/)).toBeNull()
  fireEvent.click(await dialog.findByLabelText('Change the website’s draft'))
  const create = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Create token' })
  expect(create().disabled).toBe(true)
  for (const password of ['wrong', 'right']) {
    fireEvent.change(dialog.getByLabelText('Your password'), { target: { value: password } })
    fireEvent.click(create())
    if (password === 'wrong') await dialog.findByText('This is not your password.')
  }
  await screen.findByText('fc_new')
  screen.getByText(/Copy the token now/)
  expect(stored.added).toEqual([
    { siteId: 'site', name: 'Assistant', permissions: ['site.read', 'site.edit'], hours: 8, password: 'right' },
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByText('fc_new')).toBeNull()
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke the token of Assistant' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke token' }))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Tokens of programs' })).toBeNull())
})

test('A user of a company sign-in has no password to confirm', async () => {
  await open(false)
  fireEvent.click(screen.getByRole('button', { name: 'Create a token' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByLabelText('Your password')).toBeNull()
  fireEvent.change(dialog.getByLabelText('Program'), { target: { value: 'Assistant' } })
  await dialog.findByLabelText(/^See the website’s settings/)
  fireEvent.click(dialog.getByRole('button', { name: 'Create token' }))
  await screen.findByText('fc_new')
})
