// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { type AuthProvider, CoreAdminContext } from 'react-admin'
import { afterEach, expect, test } from 'vitest'
import { OfferPreviewLink } from './OfferPreviewLink'

afterEach(cleanup)

const show = (startTime: string | null, mayEdit = true) => {
  const authProvider = { getPermissions: async () => ({ me: null, may: () => mayEdit }) } as unknown as AuthProvider
  render(
    <CoreAdminContext authProvider={authProvider}>
      <OfferPreviewLink offer={{ id: 'summer', startsOn: '2026-12-05', startTime }} site={{ id: 'paddock' }} />
      <p>Summer</p>
    </CoreAdminContext>,
  )
}

test.each([
  { name: 'with a time', startTime: '08:00', text: 'Preview at 8:00 am on 5 Dec 2026', time: '2026-12-05T08:00' },
  { name: 'without a time', startTime: null, text: 'Preview on 5 Dec 2026', time: '2026-12-05T00:00' },
])('A scheduled offer links to the preview of its page when it goes live: $name (OFR-01)', async ({ startTime, text, time }) => {
  show(startTime)
  const address = (await screen.findByRole('link', { name: text })).getAttribute('href') ?? ''
  expect(address).toContain('/sites/paddock/edit?')
  expect([...new URLSearchParams(address.split('?')[1])]).toEqual([
    ['path', '/offers/summer'],
    ['time', time],
  ])
})

test('A role without the editor gets no link to it', async () => {
  show('08:00', false)
  await screen.findByText('Summer')
  expect(screen.queryByRole('link')).toBeNull()
})
