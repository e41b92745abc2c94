// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SiteRecord } from '../../../client/Records'
import { answerCalls } from '../../../client/testing/answerCalls'
import { testQueryClient } from '../../../client/testing/testQueryClient'
import { SiteNameCard } from './SiteNameCard'

const rename = vi.fn((_input: unknown) => ({}))
vi.mock('../../useMay', () => ({ useMay: () => () => true }))

beforeEach(() => answerCalls({ 'sites.rename': rename }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  rename.mockClear()
})

const site = { siteId: 'karri', name: 'Karri Coast', slug: 'karri', hosts: ['karri.example.com'] } as unknown as SiteRecord
const open = (name: string, slug: string) => {
  render(
    <CoreAdminContext queryClient={testQueryClient()}>
      <SiteNameCard site={site} onDone={() => {}} />
    </CoreAdminContext>,
  )
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: name } })
  fireEvent.change(screen.getByLabelText('Short name'), { target: { value: slug } })
  fireEvent.click(screen.getByRole('button', { name: 'Rename' }))
}

test('Another name alone is given at once', async () => {
  open('Karri Motors', 'karri')
  await waitFor(() => expect(rename).toHaveBeenCalledWith({ siteId: 'karri', name: 'Karri Motors', slug: 'karri' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('A moved address is asked for once more, with both short names', async () => {
  open('Karri Coast', 'Karri Motors')
  expect(screen.getByRole('dialog').textContent).toMatch(/from karri to karri-motors/)
  expect(rename).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Move the address' }))
  await waitFor(() => expect(rename).toHaveBeenCalledWith({ siteId: 'karri', name: 'Karri Coast', slug: 'karri-motors' }))
})

test('Left alone, nothing moves', () => {
  open('Karri Coast', 'karri-motors')
  fireEvent.click(screen.getByRole('button', { name: 'Leave it' }))
  expect(rename).not.toHaveBeenCalled()
})
