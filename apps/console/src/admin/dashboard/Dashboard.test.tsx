// @vitest-environment jsdom
import { can, type Role } from '@forecourt/rules/access/roles'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answerCalls } from '../../client/testing/answerCalls'
import { renderInConsole } from '../../client/testing/renderInConsole'
import { createDataProvider } from '../providers/createDataProvider'
import { Dashboard } from './Dashboard'

afterEach(cleanup)
const show = (role: Role) => {
  answerCalls({ 'sites.getList': () => ({ data: [], total: 0 }), 'leads.getList': () => ({ data: [], total: 0 }) })
  renderInConsole(<Dashboard />, (permission) => can(role, permission), createDataProvider())
}

test('A phone call or visit is added from Today in two taps (ENT-16)', async () => {
  show('sales')
  fireEvent.click(await screen.findByRole('button', { name: 'Add enquiry' }))
  within(await screen.findByRole('dialog', { name: 'Add enquiry' })).getByRole('button', { name: 'Add enquiry' })
})

test('Today offers no enquiry to add for a role that can’t add one (AUTH-10)', async () => {
  show('auditor')
  await screen.findByRole('heading', { name: 'Today' })
  expect(screen.queryByRole('button', { name: 'Add enquiry' })).toBeNull()
})
