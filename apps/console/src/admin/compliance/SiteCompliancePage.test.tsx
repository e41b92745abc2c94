// @vitest-environment jsdom
import type { Permission } from '@forecourt/rules/access/permissions'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { type AuthProvider, CoreAdminContext, TestMemoryRouter } from 'react-admin'
import { expect, test } from 'vitest'
import { answerCalls, Refusal } from '../../client/testing/answerCalls'
import { renderInConsole } from '../../client/testing/renderInConsole'
import { testQueryClient } from '../../client/testing/testQueryClient'
import { CompliancePage } from './CompliancePage'
import { SiteCompliancePage } from './SiteCompliancePage'

const seen = { firstSeenAt: '2026-11-20T16:11:00.000Z', lastSeenAt: '2026-11-27T16:11:00.000Z' }
const surcharge = { rule: 'card-surcharge', phrase: 'a surcharge', path: '/fees', pages: 1, carId: null, ...seen }
const best = { rule: 'false-scarcity', phrase: 'only 3 left', path: '/cars/rio', pages: 4, carId: 'car-1', ...seen }
const waiver = { id: 'w', rule: 'false-scarcity', phrase: 'only 2 left', reason: 'Two are in the yard.', author: 'Mia' }

const list = (over: object = {}) => ({
  site: { name: 'North', status: 'live', origin: 'https://north.example' },
  country: 'AU',
  check: { checkedAt: '2026-11-27T16:11:00.000Z', pages: 88, total: 88, complete: true },
  findings: [best, surcharge],
  waivers: [{ ...waiver, endsOn: '2026-12-31', createdAt: '2026-11-20T00:00:00.000Z', applies: true }],
  ...over,
})

const open = (answer: object, may?: (permission: Permission) => boolean, more: Parameters<typeof answerCalls>[0] = {}) => {
  answerCalls({ 'compliance.list': () => answer, ...more })
  renderInConsole(<SiteCompliancePage />, may)
}

test('Findings are listed by rule with law, quote, page and where to fix them, those that stop publishing first (LEG-02)', async () => {
  open(list())
  const [first, second] = await screen.findAllByRole('region')
  if (!first || !second) throw new Error('Two rules are broken.')
  expect(within(first).getByText('Stops publishing')).toBeTruthy()
  expect(within(first).getByText('“a surcharge”')).toBeTruthy()
  expect(within(first).getByText(/^Page \/fees · First seen/)).toBeTruthy()
  const link = (group: HTMLElement, name: RegExp) => within(group).getByRole('link', { name }).getAttribute('href')
  expect(link(first, /^Open in the editor/)).toMatch(/\/edit\?path=%2Ffees$/)
  expect(link(first, /^See the page/)).toMatch(/^https:\/\/north\.example\/fees/)
  expect(within(second).getByText('Warning')).toBeTruthy()
  expect(within(second).getByText(/Australian Consumer Law/)).toBeTruthy()
  expect(within(second).getByText(/^4 pages, such as \/cars\/rio/)).toBeTruthy()
  expect(link(second, /^Open the car/)).toMatch(/\/stock\/car-1$/)
  expect(screen.getByText('Two are in the yard.')).toBeTruthy()
  expect(screen.getByText(/^Mia, until/)).toBeTruthy()
})

test('A finding is accepted with a reason and a last day; a missing reason is reported at its field', async () => {
  const sent: { reason: string }[] = []
  open(list(), undefined, {
    'compliance.waive': (input) => {
      sent.push(input as { reason: string })
      if (sent.length === 1) throw new Refusal('BAD_REQUEST', 'Say why.', { reason: 'Say why.' })
      return { ...waiver, applies: true }
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Accept… “a surcharge”' }))
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }))
  expect(await screen.findByText('Say why.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText(/^Why is it all right/), { target: { value: 'American Express only.' } })
  fireEvent.change(screen.getByLabelText(/^Until/), { target: { value: '2026-12-31' } })
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent[1]).toMatchObject({ rule: 'card-surcharge', phrase: 'a surcharge', reason: 'American Express only.', endsOn: '2026-12-31' })
})

test('A user who may not accept findings can read them', async () => {
  open(list(), (permission) => permission === 'site.read')
  expect(await screen.findByText('“a surcharge”')).toBeTruthy()
  for (const name of [/^Accept…/, /^End:/, 'Check now']) expect(screen.queryByRole('button', { name })).toBeNull()
})

test.each([
  { name: 'a site that was never checked', over: { check: null }, text: 'Not checked yet' },
  { name: 'a site without findings', over: {}, text: 'Nothing found' },
  {
    name: 'a site that was checked in part',
    over: { check: { checkedAt: '2026-11-27T16:11:00.000Z', pages: 348, total: 862, complete: false } },
    text: 'Nothing found so far',
  },
])('The findings page of $name reads “$text” (LEG-02)', async ({ over, text }) => {
  open(list({ findings: [], waivers: [], ...over }))
  expect(await screen.findByText(text)).toBeTruthy()
})

test('A check that ran out of time states of how many pages it checked a part, and when the others are checked (LEG-02)', async () => {
  open(list({ check: { checkedAt: '2026-11-27T16:11:00.000Z', pages: 620, total: 12_400, complete: false } }))
  expect(await screen.findByText(/^Checked 620 of 12,400 pages/)).toBeTruthy()
  expect(screen.getByText(/others are checked tonight/)).toBeTruthy()
})

test('The findings of one severity are listed alone, with the number of all others (LEG-02)', async () => {
  answerCalls({ 'compliance.list': () => list({ waivers: [] }) })
  const pageAt = (search: string) => {
    render(
      <TestMemoryRouter initialEntries={[`/sites/north/compliance${search}`]}>
        <CoreAdminContext
          authProvider={{ getPermissions: async () => ({ me: null, may: () => true }) } as unknown as AuthProvider}
          queryClient={testQueryClient()}
        >
          <SiteCompliancePage />
        </CoreAdminContext>
      </TestMemoryRouter>,
    )
  }
  const rules = async () => (await screen.findAllByRole('region')).map((group) => within(group).getByRole('heading').textContent)
  const links = () =>
    within(screen.getByRole('navigation', { name: 'Severity' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  pageAt('')
  const all = await rules()
  expect([all.length, links()]).toEqual([2, ['All 2', '1 stops publishing', '1 warning']])
  cleanup()
  pageAt('?severity=error')
  expect([await rules(), links()]).toEqual([[all[0]], ['All 2', '1 stops publishing', '1 warning']])
  cleanup()
  pageAt('?severity=warning')
  expect(await rules()).toEqual([all[1]])
})

test('The list of sites has the number of findings by severity, each a link to exactly these (LEG-02)', async () => {
  const site = { organisationName: 'Northern', checkedAt: '2026-11-27T16:11:00.000Z', errors: 0, warnings: 0 }
  answerCalls({
    'compliance.sites': () => [
      { ...site, siteId: 'north', name: 'North', errors: 3, warnings: 1 },
      { ...site, siteId: 'clean', name: 'Clean' },
      { ...site, siteId: 'new', name: 'New', checkedAt: null },
    ],
  })
  renderInConsole(<CompliancePage />)
  const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await link('3 stop publishing, North')).toMatch(/\/sites\/north\/compliance\?severity=error$/)
  expect(await link('1 warning, North')).toMatch(/\/sites\/north\/compliance\?severity=warning$/)
  const rows = screen.getAllByRole('listitem')
  expect(rows.map((row) => within(row).getAllByRole('link').length)).toEqual([3, 1, 1])
  expect(within(rows[1] as HTMLElement).getByText('Nothing found')).toBeTruthy()
  expect(within(rows[2] as HTMLElement).getByText(/Not checked yet/)).toBeTruthy()
})

test('A site that was never checked can be checked from the list of sites, by users who may edit it (LEG-02)', async () => {
  const site = { organisationName: 'Northern', errors: 0, warnings: 0 }
  const sites = [
    { ...site, siteId: 'clean', name: 'Clean', checkedAt: '2026-11-27T16:11:00.000Z' },
    { ...site, siteId: 'new', name: 'New', checkedAt: null },
  ]
  const checked: unknown[] = []
  answerCalls({
    'compliance.sites': () => sites,
    'compliance.check': (input) => {
      checked.push(input)
      return { pages: 9, total: 9 }
    },
  })
  renderInConsole(<CompliancePage />)
  fireEvent.click(await screen.findByRole('button', { name: 'Check now: New' }))
  await waitFor(() => expect(checked).toEqual([{ siteId: 'new' }]))
  expect(screen.queryByRole('button', { name: 'Check now: Clean' })).toBeNull()
  cleanup()
  renderInConsole(<CompliancePage />, (permission) => permission === 'site.read')
  expect(await screen.findByText(/Not checked yet/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Check now/ })).toBeNull()
})
