// @vitest-environment jsdom
import type { Permission } from '@forecourt/rules/access/permissions'
import { can, type Role } from '@forecourt/rules/access/roles'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { type AuthProvider, CoreAdminContext } from 'react-admin'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ConversationDetail } from '../../client/Records'
import { answerCalls } from '../../client/testing/answerCalls'
import { testQueryClient } from '../../client/testing/testQueryClient'
import { ConversationPane } from './ConversationPane'
import { useInboxActions } from './useInboxActions'

const conversation = {
  ...{ id: 'talk', name: 'Ana Lee', phone: '+61412345678', email: 'ana@shopper.example', stage: 'spam', revision: 1, unread: false },
  ...{ lostReason: null, waitsSince: null, lastAt: '2026-06-01T02:00:00.000Z', locationName: null, source: null, erasedAt: null },
  ...{ nextStep: '', nextStepAt: null },
  ...{
    timeline: [],
    alike: [{ id: 'other', name: 'Ana', sharedContact: 'ana@shopper.example' }],
    cars: [],
    namedCars: [],
    customers: [],
    users: [],
    templates: [],
    lostReasons: [],
  },
  ...{ addresses: { emails: ['ana@shopper.example'], phones: [] }, stoppedPhones: [], carName: null, locationPhone: null, assignee: null },
} as unknown as ConversationDetail

beforeEach(() => answerCalls({ 'inbox.getOne': () => conversation, 'inbox.read': () => ({}), 'inbox.times': () => [] }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const Pane = () => <ConversationPane id="talk" actions={useInboxActions()} isTwoPane={false} onOpen={() => {}} onErased={() => {}} />
const open = async (role: Role) => {
  const authProvider = { getPermissions: async () => ({ me: null, may: (permission: Permission) => can(role, permission) }) }
  render(
    <CoreAdminContext authProvider={authProvider as unknown as AuthProvider} queryClient={testQueryClient()}>
      <Pane />
    </CoreAdminContext>,
  )
  await screen.findByRole('heading', { name: 'Ana Lee' })
}

const replyActions = ['Reply', 'Log a call', 'Not spam', 'Merge']
test.each([
  { role: 'auditor', shown: [], hidden: [...replyActions, 'Their personal data'] },
  { role: 'sales', shown: replyActions, hidden: ['Their personal data'] },
  { role: 'groupManager', shown: [...replyActions, 'Their personal data'], hidden: [] },
] as const)('A conversation shows a role only the actions that it may perform ($role, AUTH-10)', async ({ role, shown, hidden }) => {
  await open(role)
  for (const name of shown) expect(await screen.findByRole('button', { name })).toBeTruthy()
  for (const name of hidden) expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.getByRole('link', { name: 'ana@shopper.example' })).toBeTruthy()
})

const kia = { id: 'kia', name: '2021 Kia Rio', stage: 'reserved', priceCents: 1_990_000, isReservedByThem: false }
const base = { at: '2026-06-01T02:00:00.000Z', by: '', text: '', carId: 'kia' }
const naming = [
  { ...base, id: '1', kind: 'lead', lead: { id: 'lead', form: 'vehicle', carName: '2021 Kia Rio GT', siteName: 'Main', spamSigns: [] } },
  { ...base, id: '2', kind: 'car', text: '2021 Kia Rio: reserved' },
  { ...base, id: '3', kind: 'stage', text: 'Moved from New to Sold: 2021 Kia Rio for $19,000' },
  { ...base, id: '4', kind: 'reservationEvent', reservationEvent: { reservationId: 'held', event: 'charge', carName: '2021 Kia Rio' } },
  { ...base, id: '5', kind: 'note', text: 'The 2021 Kia Rio they asked about was sold to another customer.' },
]
test.each([
  { namedCars: [kia], links: 7, status: 'Reserved', price: '$19,900', warning: 'This car is reserved.' },
  { namedCars: [{ ...kia, stage: 'sold' }], links: 7, status: 'Sold', price: '$19,900', warning: 'This car is sold.' },
  { namedCars: [{ ...kia, stage: 'in_stock', priceCents: null }], links: 7, status: 'For sale', price: 'No price', warning: null },
  { namedCars: [{ ...kia, stage: 'withdrawn' }], links: 7, status: 'Not on the site', price: '$19,900', warning: null },
  { namedCars: [], links: 0, status: null, price: null, warning: null },
])(
  'Every car that a conversation names links to its record, with its price and status at its newest mention ($status, ENT-16)',
  async (expected) => {
    const { namedCars, links, status, price, warning } = expected
    const cars = [{ carId: 'kia', name: '2021 Kia Rio', kind: 'watched', at: '2026-06-01T02:00:00.000Z' }]
    answerCalls({
      ...{ 'inbox.getOne': () => ({ ...conversation, stage: 'new', timeline: naming, cars, namedCars }) },
      ...{ 'inbox.read': () => ({}), 'inbox.times': () => [] },
    })
    Element.prototype.scrollIntoView = () => {}
    await open('sales')
    // Of the history only the newest entry has them; the lists of cars above it have them, too.
    const named = within(screen.getByRole('list', { name: 'Activity' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => status !== null && textContent?.includes(`${price}${status}`))
    expect(named).toEqual([false, false, false, false, status !== null])
    const found = screen.queryAllByRole('link', { name: /^2021 Kia Rio/, hidden: true })
    expect(found.map((link) => link.getAttribute('href')?.endsWith('/stock/kia'))).toEqual(Array.from({ length: links }, () => true))
    if (status !== null) expect(screen.getAllByText(status, { selector: 'span' })).toHaveLength(3)
    if (price !== null) expect(screen.getAllByText(price)).toHaveLength(3)
    fireEvent.focus(await screen.findByLabelText('Message'))
    await screen.findByRole('button', { name: 'Send' })
    expect(screen.queryAllByText(/^This car is/).map(({ textContent }) => textContent)).toEqual(warning === null ? [] : [warning])
    fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'It is here.' } })
    expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', false)
  },
)

test('On a phone a conversation opens at its newest entry', async () => {
  const entry = { kind: 'note', at: '2026-06-01T02:00:00.000Z', by: 'Lena', text: '' }
  const timeline = [
    { ...entry, id: '1', text: 'The oldest' },
    { ...entry, id: '2', text: 'The newest' },
  ]
  answerCalls({ 'inbox.getOne': () => ({ ...conversation, timeline }), 'inbox.read': () => ({}) })
  const scrolled: string[] = []
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.textContent ?? '')
  }
  await open('sales')
  expect(scrolled).toEqual([expect.stringContaining('The newest')])
})

test('A message that still contains a placeholder is not sent, and the form names the placeholder (ENT-16)', async () => {
  const send = vi.fn(() => ({}))
  answerCalls({ 'inbox.getOne': () => conversation, 'inbox.read': () => ({}), 'inbox.times': () => [], 'inbox.send': send })
  await open('sales')
  const message = await screen.findByLabelText('Message')
  fireEvent.focus(message)
  fireEvent.change(message, { target: { value: 'Hi {first name}, it is here.' } })
  expect(await screen.findByText('Replace {first name} before sending.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true)
  fireEvent.keyDown(message, { key: 'Enter', ctrlKey: true })
  expect(send).not.toHaveBeenCalled()
  fireEvent.change(message, { target: { value: 'Hi Ana, it is here.' } })
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'The {car model}' } })
  expect(screen.getByText('Replace {car model} before sending.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true)
})

test('A shopper in the customer list is recognised, with their data from the list (ENT-16)', async () => {
  const customer = {
    ...{ id: 'ana', name: 'Ana', lastName: 'Lee', email: 'ana@shopper.example', phone: '', address: '1 High St', suburb: 'Orange' },
    ...{ state: 'NSW', postcode: '2800', preferredContact: 'sms', consent: 'no', consentOn: '2026-03-01', notes: 'Likes utes.' },
  }
  answerCalls({ 'inbox.getOne': () => ({ ...conversation, customers: [customer] }), 'inbox.read': () => ({}) })
  await open('sales')
  const known = screen.getByRole('region', { name: 'In your customer list' })
  expect([...known.children].map(({ textContent }) => textContent)).toEqual([
    'In your customer list: Ana Lee',
    'Prefers: Text message',
    '1 High St, Orange NSW 2800',
    'Marketing: Declined on 1 Mar 2026',
    'Likes utes.',
  ])
  expect(screen.getByRole('link', { name: 'Ana Lee' }).getAttribute('href')).toContain('/customers/ana')
})

test('On a phone the stage is beside the name, once, and changes there (ENT-16)', async () => {
  const change = vi.fn((_input: unknown) => ({ id: 'talk', revision: 2 }))
  answerCalls({ 'inbox.getOne': () => ({ ...conversation, stage: 'new' }), 'inbox.read': () => ({}), 'inbox.change': change })
  await open('sales')
  const stage = screen.getByLabelText('Stage')
  expect(screen.getByRole('heading', { name: 'Ana Lee' }).parentElement?.contains(stage)).toBe(true)
  fireEvent.change(stage, { target: { value: 'contacted' } })
  await waitFor(() => expect(change).toHaveBeenCalled())
  expect(change.mock.calls[0]?.[0]).toMatchObject({ id: 'talk', change: { kind: 'stage', stage: 'contacted' } })
})
