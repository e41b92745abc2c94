// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { FleetRecord } from '../../../client/Records'
import { answerCalls } from '../../../client/testing/answerCalls'
import { renderInConsole } from '../../../client/testing/renderInConsole'
import { createDataProvider } from '../../providers/createDataProvider'
import { FleetPage } from './FleetPage'

const health = {
  ...{ countries: ['AU'], states: ['WA'], makes: ['Toyota'], ownDomains: 1, waitingDomains: 0, certificateProblems: 0 },
  ...{
    certificateExpiresAt: null,
    feeds: 1,
    failingFeeds: 1,
    feedAt: null,
    waiting: 2,
    waitingSince: '2026-11-28T00:00:00.000Z',
    bookingRequests: 46,
  },
  ...{
    cars: 9,
    noPhotos: 3,
    noPrice: 0,
    findings: 0,
    undelivered: 4,
    unanswerable: 0,
    failedRefunds: 0,
    silentFeeds: 0,
    places: 2,
    bookingPlaces: 1,
    checkedAt: '2026-11-28T00:00:00.000Z',
  },
}
const site = (id: string, over: Partial<FleetRecord>) =>
  ({
    ...{ id, siteId: id, organisationId: `${id}-business`, organisationName: 'A business', slug: id, hosts: [], address: null },
    ...{ status: 'live', liveVersion: 1, latestVersion: 1, publishedAt: '2026-11-01T00:00:00.000Z', unpublishedChanges: false },
    ...{
      template: 'Studio',
      templateLayerId: 'studio',
      dealershipIds: ['a'],
      warnings: [],
      troubles: [],
      severity: 0,
      health: null,
      deleteAt: null,
    },
    ...over,
  }) as unknown as FleetRecord

const sortedBy = vi.fn()
const changeStatus = vi.fn((_input: unknown) => ({ changed: 1, refused: [{ name: 'Karri Coast', message: 'It is busy.' }] }))

const exported = vi.fn((_input: unknown) => ({ fileName: 'dealers.csv', text: 'Dealer', rows: 2, total: 2 }))
const saved = vi.hoisted(() => vi.fn())
vi.mock('../../../client/saveFile', () => ({ saveFile: saved }))

beforeEach(() => {
  window.matchMedia = ((query: string) => ({
    ...{ matches: false, media: query, addEventListener: () => {}, removeEventListener: () => {}, addListener: () => {} },
    ...{ removeListener: () => {}, dispatchEvent: () => false, onchange: null },
  })) as typeof window.matchMedia
  answerCalls({
    me: () => ({ user: { id: 'staff', name: 'Staff' }, staff: true, organisations: [] }),
    'fleet.getList': (input) => {
      sortedBy((input as { readonly sort: object }).sort)
      return {
        data: [
          site('karri', {
            name: 'Karri Coast',
            health,
            troubles: ['waiting', 'feed'],
            severity: 120,
            warnings: ['Header: no number', 'Footer: no licence'],
          }),
          site('wattle', { name: 'Wattle Motors', status: 'paused' }),
        ],
        total: 2,
      }
    },
    'fleet.choices': () => ({ templates: [{ id: 'studio', name: 'Studio' }], makes: ['Toyota'], states: ['WA'] }),
    'fleet.views': () => [],
    'fleet.exportCsv': exported,
    'fleet.changeStatus': changeStatus,
  })
})

const open = async (may?: Parameters<typeof renderInConsole>[1]) => {
  renderInConsole(
    <ThemeProvider theme={createTheme()}>
      <FleetPage />
    </ThemeProvider>,
    may,
    createDataProvider(),
  )
  // A row's name is computed from all its cells, which takes seconds.
  const row = (await screen.findByText('Karri Coast')).closest('tr')
  if (!row) throw new Error('The dealer has no row.')
  return within(row)
}

test('Each count of a dealer links to exactly its rows', async () => {
  const row = await open()
  const targets = (name: RegExp) => decodeURIComponent(row.getByRole('link', { name }).getAttribute('href') ?? '')
  expect(targets(/^2 waiting for a reply/)).toMatch(/\/inbox\?view=waiting&siteId=karri$/)
  expect(targets(/^3 cars without photos/)).toMatch(/\/stock\?filter=\{"attention":"noPhotos","dealershipId":\["a"\]\}$/)
  expect(targets(/^4 not delivered/)).toMatch(/\/outbox\/undelivered\?state=dead&siteId=karri$/)
  expect(targets(/^46 booking requests without a reply/)).toMatch(/\/bookings\?waiting=1$/)
  expect(row.getByText('Urgent')).toBeDefined()
  expect(row.getByText('2 problems')).toBeDefined()
  fireEvent.click(row.getByRole('button', { name: '2 warnings of Karri Coast' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Warnings of Karri Coast' }))
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Header: no number', 'Footer: no licence'])
})

test('Values in one cell have a heading each, and the dealers can be sorted by either', async () => {
  await open()
  const heading = screen.getByRole('columnheader', { name: /Status.*Published/ })
  expect([heading.getAttribute('aria-sort'), sortedBy.mock.lastCall]).toEqual([null, [{ field: 'troubles', order: 'DESC' }]])
  for (const [name, field] of [
    ['Published', 'publishedAt'],
    ['Status', 'status'],
  ] as const) {
    fireEvent.click(within(heading).getByRole('button', { name }))
    await waitFor(() => expect(sortedBy).toHaveBeenLastCalledWith({ field, order: 'ASC' }))
    expect(heading.getAttribute('aria-sort')).toBe('ascending')
  }
})

test('Counts are sorted with the highest first, and the lowest at the second click', async () => {
  await open()
  // Looked up once: computing the names of all buttons of the page for each heading takes seconds.
  const buttons = screen.getAllByRole('columnheader').flatMap((heading) => within(heading).queryAllByRole('button'))
  const heading = (name: string) => buttons.find(({ textContent }) => textContent === name) ?? expect.fail(`no heading ${name}`)
  for (const [name, field] of [
    ['Waiting', 'waiting'],
    ['Booking requests', 'bookingRequests'],
    ['No photos', 'noPhotos'],
    ['No price', 'noPrice'],
    ['Warnings', 'warnings'],
    ['Compliance', 'findings'],
    ['Not delivered', 'undelivered'],
  ] as const) {
    fireEvent.click(heading(name))
    await waitFor(() => expect(sortedBy).toHaveBeenLastCalledWith({ field, order: 'DESC' }))
  }
  fireEvent.click(heading('Not delivered'))
  await waitFor(() => expect(sortedBy).toHaveBeenLastCalledWith({ field: 'undelivered', order: 'ASC' }))
})

test('The table is exported with its filters and order', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Waiting' }))
  await waitFor(() => expect(sortedBy).toHaveBeenLastCalledWith({ field: 'waiting', order: 'DESC' }))
  fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(saved).toHaveBeenCalledWith('dealers.csv', 'text/csv;charset=utf-8', 'Dealer'))
  expect(exported).toHaveBeenCalledWith({ filter: {}, sort: { field: 'waiting', order: 'DESC' } })
})

test('Without the permission for the rows a count is no link (AUTH-10)', async () => {
  const row = await open((permission) => permission !== 'lead.read' && permission !== 'mail.read')
  expect(row.queryByRole('link', { name: /waiting for a reply|not delivered/ })).toBeNull()
  expect(row.getByRole('link', { name: /^3 cars without photos/ })).toBeDefined()
})

test('Selected sites are closed after a confirmation that names those it applies to, and refusals are shown', async () => {
  await open()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  const bar = within(screen.getByRole('region', { name: 'Selected sites' }))
  expect(bar.getByRole('status').textContent).toBe('2 sites selected')
  fireEvent.click(bar.getByRole('button', { name: 'Change' }))
  expect(screen.getByRole('menuitem', { name: 'Roll out the template Studio to 2 sites…' })).toBeDefined()
  fireEvent.click(screen.getByRole('menuitem', { name: 'Close temporarily…' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Close 1 site?' }))
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Karri Coast'])
  expect(changeStatus).not.toHaveBeenCalled()
  fireEvent.click(dialog.getByRole('button', { name: 'Close 1 site' }))
  await waitFor(() => expect(changeStatus).toHaveBeenCalledWith({ siteIds: ['karri'], change: 'pause' }))
  expect((await screen.findByText('Karri Coast: It is busy.')).textContent).toBeDefined()
})
