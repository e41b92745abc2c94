// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type AuthProvider, CoreAdminContext } from 'react-admin'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../client/testing/answerCalls'
import { testQueryClient } from '../../client/testing/testQueryClient'
import { PhoneFilters } from './PhoneFilters'
import type { InboxFilters } from './useInboxFilters'

const filters: InboxFilters = { view: 'open', q: '', stage: '', unread: false, siteId: '', open: null, car: null }
const setFilters = vi.fn()

const show = (over: Partial<InboxFilters> = {}) => {
  answerCalls({
    'inbox.counts': () => ({ waiting: 4, waitingSince: null, mine: 0, unassigned: 0, mentioned: 0, open: 9, snoozed: 0, spam: 0 }),
  })
  const authProvider = { getPermissions: async () => ({ me: null, may: () => true }) }
  render(
    <CoreAdminContext authProvider={authProvider as unknown as AuthProvider} queryClient={testQueryClient()}>
      <PhoneFilters filters={{ ...filters, ...over }} setFilters={setFilters}>
        <input aria-label="Search" />
      </PhoneFilters>
    </CoreAdminContext>,
  )
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('On a phone the inbox shows its folders with counts in one row, and the search on demand', async () => {
  show()
  expect(await screen.findByRole('option', { name: 'To reply (4)' })).toBeTruthy()
  expect(screen.queryByLabelText('Search')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Search and filter' }))
  expect(screen.getByLabelText('Search')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Inbox folder'), { target: { value: 'waiting' } })
  expect(setFilters).toHaveBeenCalledWith({ view: 'waiting', q: '', open: null })
})

test('On a phone the inbox shows the search at once if a filter is set', () => {
  show({ unread: true })
  expect(screen.getByLabelText('Search')).toBeTruthy()
})
