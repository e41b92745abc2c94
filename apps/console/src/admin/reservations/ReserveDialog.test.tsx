// @vitest-environment jsdom
import type { Permission } from '@forecourt/rules/access/permissions'
import { can, type Role } from '@forecourt/rules/access/roles'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type AuthProvider, CoreAdminContext } from 'react-admin'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls, Refusal } from '../../client/testing/answerCalls'
import { testQueryClient } from '../../client/testing/testQueryClient'
import { ReserveDialog } from './ReserveDialog'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const jo = { id: 'talk', name: 'Jo', lastName: 'Nguyen', phone: '+61438555204', email: '', carName: null }
const open = (role: Role, answers: Parameters<typeof answerCalls>[0] = {}) => {
  const [reserve, onClose, onChanged] = [vi.fn((_input: unknown) => ({ id: 'held', name: 'Jo', lastName: 'Nguyen' })), vi.fn(), vi.fn()]
  answerCalls({
    'reservations.terms': () => ({ organisationId: 'north', until: '2026-06-03T02:00:00.000Z', timeZone: 'Australia/Sydney' }),
    'inbox.page': () => ({ data: [jo], next: null }),
    'reservations.reserve': reserve,
    ...answers,
  })
  const authProvider = { getPermissions: async () => ({ me: null, may: (permission: Permission) => can(role, permission) }) }
  render(
    <CoreAdminContext authProvider={authProvider as unknown as AuthProvider} queryClient={testQueryClient()}>
      <ReserveDialog car={{ id: 'yaris', name: '2021 Toyota Yaris' }} onClose={onClose} onChanged={onChanged} />
    </CoreAdminContext>,
  )
  return { reserve, onClose, onChanged }
}
const day = async () => {
  const field = screen.getByLabelText(/Reserved until/) as HTMLInputElement
  await waitFor(() => expect(field.value).toBe('2026-06-03'))
  return field
}

test('Reserving a car takes a customer of the inbox, and a day by the dealer’s setting (CAR-05, CHK-02)', async () => {
  const { reserve, onClose, onChanged } = open('sales')
  await day()
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Customer' }))
  fireEvent.click(await screen.findByText('0438 555 204'))
  fireEvent.click(screen.getByRole('button', { name: 'Reserve' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const until = new Date('2026-06-03T23:59').toISOString()
  expect(reserve).toHaveBeenCalledWith({ carId: 'yaris', conversationId: 'talk', until, key: expect.any(String) })
  expect(onChanged).toHaveBeenCalled()
})

test('Reserving a car works without a customer, and the day can be changed', async () => {
  const { reserve } = open('sales')
  fireEvent.change(await day(), { target: { value: '2026-06-10' } })
  fireEvent.click(screen.getByRole('button', { name: 'Reserve' }))
  const until = new Date('2026-06-10T23:59').toISOString()
  await waitFor(() => expect(reserve).toHaveBeenCalledWith(expect.objectContaining({ conversationId: null, until })))
})

test('A role without the inbox reserves a car for no customer, and a refusal is shown (AUTH-10)', async () => {
  const refuse = () => {
    throw new Refusal('CONFLICT', 'The Yaris is reserved already.')
  }
  open('stock', { 'reservations.reserve': refuse })
  await day()
  expect(screen.queryByRole('combobox', { name: 'Customer' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Reserve' }))
  expect((await screen.findByRole('alert')).textContent).toBe('The Yaris is reserved already.')
})
