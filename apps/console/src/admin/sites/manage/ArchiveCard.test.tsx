// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type AuthProvider, CoreAdminContext } from 'react-admin'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SiteRecord } from '../../../client/Records'
import { answerCalls } from '../../../client/testing/answerCalls'
import { testQueryClient } from '../../../client/testing/testQueryClient'
import { ArchiveCard } from './ArchiveCard'

const saved: Blob[] = []

beforeEach(() => {
  saved.length = 0
  answerCalls({ 'sites.leadsCsv': () => ({ fileName: 'leads.csv', text: 'Name\nNora\n' }) })
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const authProvider: AuthProvider = {
  login: async () => {},
  logout: async () => {},
  checkAuth: async () => {},
  checkError: async () => {},
  getPermissions: async () => ({ me: null, may: () => true }),
}
const site = { siteId: 's1', name: 'Karri Coast', status: 'archived', deleteAt: null } as unknown as SiteRecord

test('The leads of an archived site are saved as they are', async () => {
  render(
    <CoreAdminContext authProvider={authProvider} queryClient={testQueryClient()}>
      <ArchiveCard site={site} onDone={() => {}} />
    </CoreAdminContext>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Download its leads' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const read = new FileReader()
  const text = new Promise((resolve) => read.addEventListener('load', () => resolve(read.result)))
  read.readAsText(saved[0] as Blob)
  expect(await text).toBe('Name\nNora\n')
  expect(saved[0]?.type).toBe('text/csv;charset=utf-8')
})
