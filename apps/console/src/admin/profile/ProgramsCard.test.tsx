// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answerCalls } from '../../client/testing/answerCalls'
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

const open = async () => {
  render(
    <QueryClientProvider client={testQueryClient()}>
      <ProgramsCard />
    </QueryClientProvider>,
  )
  await screen.findByText('https://console.example/api/mcp')
}

test('A token is created with permissions that the user has, shown once, and revoked', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Create a token' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Program'), { target: { value: 'Assistant' } })
  expect(dialog.queryByLabelText(/customers/)).toBeNull()
  fireEvent.click(await dialog.findByLabelText(/^Change website drafts/))
  fireEvent.click(dialog.getByRole('button', { name: 'Create token' }))
  await screen.findByText('fc_new')
  expect(stored.added).toEqual([{ siteId: 'site', name: 'Assistant', permissions: ['site.read', 'site.edit'], hours: 8 }])
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByText('fc_new')).toBeNull()
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke the token of Assistant' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke token' }))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Tokens of programs' })).toBeNull())
})
