// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { cleanup, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerCalls } from '../../client/testing/answerCalls'
import { renderInConsole } from '../../client/testing/renderInConsole'
import { createDataProvider } from '../providers/createDataProvider'
import { useOrganisation } from '../useOrganisation'
import { MailList } from './MailList'

const mail = {
  ...{ id: 'one', leadId: null, kind: 'lead.dealer', status: 'delivered', attempts: 1, lastError: null, mailId: null },
  ...{ createdAt: '2026-11-28T00:00:00.000Z', deliveredAt: '2026-11-28T01:02:03.000Z', nextAttemptAt: '2026-11-28T00:00:00.000Z' },
  ...{ to: ['sales@kauri.example'], organisationName: 'Kauri & Co', subject: null },
}

beforeEach(() => {
  window.matchMedia = ((query: string) => ({
    ...{ matches: false, media: query, addEventListener: () => {}, removeEventListener: () => {}, addListener: () => {} },
    ...{ removeListener: () => {}, dispatchEvent: () => false, onchange: null },
  })) as typeof window.matchMedia
})

afterEach(cleanup)

const Log = ({ organisationId }: { readonly organisationId: string | null }) => {
  const [, selectOrganisation] = useOrganisation()
  useEffect(() => selectOrganisation(organisationId), [organisationId, selectOrganisation])
  return (
    <ThemeProvider theme={createTheme()}>
      <MailList />
    </ThemeProvider>
  )
}

const show = async (organisationId: string | null, hasMailServer: boolean) => {
  const requested: unknown[] = []
  answerCalls({
    'outbox.getList': (input) => {
      requested.push((input as { readonly filter?: object }).filter)
      return { data: [mail], total: 1 }
    },
  })
  renderInConsole(<Log organisationId={organisationId} />, undefined, createDataProvider(), { hasMailServer })
  await screen.findByText('sales@kauri.example')
  return requested
}

test('The email log of all dealers names the dealer, the exact time and the state of each message (API-07)', async () => {
  await show(null, false)
  expect(screen.getByRole('columnheader', { name: 'Dealer' })).toBeTruthy()
  expect(screen.getByText('Kauri & Co')).toBeTruthy()
  expect(screen.getByText('Enquiry, to the dealership', { selector: 'div' })).toBeTruthy()
  expect(await screen.findByText('Kept here')).toBeTruthy()
  expect(screen.getByText(/no mail server is set up/)).toBeTruthy()
  expect(screen.getByText(/28 Nov 2026, .*:02:03/)).toBeTruthy()
})

test('The email log in one dealer’s console requests only that dealer’s messages; with a mail server they are sent (API-07)', async () => {
  const requested = await show('kauri-business', true)
  expect(requested.at(-1)).toEqual({ organisationId: 'kauri-business' })
  expect(screen.queryByRole('columnheader', { name: 'Dealer' })).toBeNull()
  expect(await screen.findByText('Sent')).toBeTruthy()
  expect(screen.queryByText(/no mail server is set up/)).toBeNull()
})
