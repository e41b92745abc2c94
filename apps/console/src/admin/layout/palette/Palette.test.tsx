// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useLocation } from 'react-admin'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../../client/testing/answerCalls'
import { renderInConsole } from '../../../client/testing/renderInConsole'
import { Palette } from './Palette'

const none = () => ({ data: [], total: 0 })
const listSites = vi.fn((_input: unknown) => ({
  data: [{ id: 'wattle', name: 'Wattle Motors', slug: 'wattle', hosts: ['wattle.example'] }],
  total: 1,
}))

const listReservations = vi.fn((_input: unknown): { data: object[]; total: number } => none())
const listPayments = vi.fn((_input: unknown): { data: object[]; total: number } => none())
const listLeads = vi.fn((_input: unknown): { data: object[]; total: number } => none())

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
  answerCalls({
    'sites.getList': listSites,
    'reservations.getList': listReservations,
    'payments.getList': listPayments,
    'leads.getList': listLeads,
    ...{ 'stock.getList': none, 'locations.getList': none, 'users.getList': none },
  })
})
afterEach(() => {
  cleanup()
  for (const list of [listSites, listReservations, listPayments, listLeads]) list.mockReset()
  vi.unstubAllGlobals()
})

const search = (text: string) => fireEvent.change(screen.getByRole('combobox', { name: 'Find anything' }), { target: { value: text } })

test('The command palette finds sites on the server, also by the name of their organisation', async () => {
  renderInConsole(<Palette open entries={[]} onClose={() => {}} />)
  search('meridian')
  expect((await screen.findByRole('option', { name: /Wattle Motors/ })).textContent).toContain('wattle.example')
  expect(listSites).toHaveBeenCalledWith({ page: 1, perPage: 5, filter: { q: 'meridian' } })
})

test('The command palette searches no sites for a user who may not see them', async () => {
  renderInConsole(<Palette open entries={[]} onClose={() => {}} />, (permission) => permission !== 'site.read')
  search('meridian')
  expect(await screen.findByText('No results for “meridian”.')).toBeTruthy()
  expect(listSites).not.toHaveBeenCalled()
})

const Address = () => <output>{useLocation().pathname}</output>

test.each([
  { reference: 'R2345678', record: /R2345678.*2021 Kia Rio · Ana Silva · Reserved/, opens: '/reservations/held/show' },
  { reference: 'P2345678', record: /P2345678.*\$500 · Ana Silva · Waiting/, opens: '/payments/asked/show' },
])('The command palette opens the page of the record with the reference $reference', async ({ reference, record, opens }) => {
  const held = { id: 'held', reference: 'R2345678', carName: '2021 Kia Rio', name: 'Ana', lastName: 'Silva', state: 'reserved' }
  listReservations.mockReturnValue({ data: [{ ...held, subscription: null }], total: 1 })
  const asked = { id: 'asked', reference: 'P2345678', name: 'Ana Silva', amountCents: 50_000, state: 'open' }
  listPayments.mockReturnValue({ data: [asked], total: 1 })
  renderInConsole(
    <>
      <Palette open entries={[]} onClose={() => {}} />
      <Address />
    </>,
  )
  search(reference)
  fireEvent.click(await screen.findByRole('option', { name: record }))
  expect(screen.getByRole('status', { hidden: true }).textContent).toBe(opens)
})

test('The command palette searches no reservations and payments for a user who may not see them', async () => {
  renderInConsole(<Palette open entries={[]} onClose={() => {}} />, (permission) => permission !== 'reservation.read')
  search('R2345678')
  expect(await screen.findByRole('option', { name: /Wattle Motors/ })).toBeTruthy()
  expect(listReservations).not.toHaveBeenCalled()
  expect(listPayments).not.toHaveBeenCalled()
})

test('The command palette lists a person with several leads once, with the newest lead', async () => {
  const lead = (id: string, email: string, carName: string) => ({
    id,
    email,
    carName,
    name: 'Mia',
    lastName: 'Chen',
    phone: '',
    status: 'new',
  })
  const [newest, older] = [lead('new', 'Mia@shopper.example', 'Kia Rio'), lead('old', 'mia@shopper.example', 'Kia Cerato')]
  listLeads.mockReturnValue({ data: [newest, older, lead('other', 'm@chen.example', 'BYD Atto')], total: 3 })
  renderInConsole(<Palette open entries={[]} onClose={() => {}} />)
  search('mia chen')
  await screen.findByRole('option', { name: /Kia Rio/ })
  expect(screen.getAllByRole('option', { name: /Mia Chen/ })).toHaveLength(2)
  expect(screen.queryByRole('option', { name: /Kia Cerato/ })).toBeNull()
})
