// @vitest-environment jsdom
import { can, type Role } from '@forecourt/rules/access/roles'
import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '../../client/testing/answerCalls'
import { renderInConsole } from '../../client/testing/renderInConsole'
import { createDataProvider } from '../providers/createDataProvider'
import { Figures } from './Figures'

test.each<{ role: Role; drafts: boolean }>([
  { role: 'marketing', drafts: true },
  { role: 'editor', drafts: true },
  { role: 'stock', drafts: false },
  { role: 'finance', drafts: false },
])('The figures of Today count drafts for a user whose job the website is: $role: $drafts (AUTH-10)', async ({ role, drafts }) => {
  answerCalls({ 'sites.getList': () => ({ data: [], total: 0 }) })
  renderInConsole(<Figures />, (permission) => can(role, permission), createDataProvider())
  await screen.findByText('Cars in stock')
  expect(screen.queryByText('Drafts to publish') !== null).toBe(drafts)
  cleanup()
})

test.each([
  {
    figures: { live: 0, waiting: 1, first: { list: 'payments', id: 'p1' } },
    ...{ card: 'Refunds or disputes to check10 reservations', page: '/payments/p1/show' },
  },
  {
    figures: { live: 1, waiting: 2, first: { list: 'reservations', id: 'r1' } },
    ...{ card: 'Refunds or disputes to check21 reservation', page: '/reservations/r1/show' },
  },
  { figures: { live: 3, waiting: 0, first: null }, card: 'Reservations3No refunds or disputes', page: '/reservations' },
])(
  'The reservations of Today count what has to be checked, if anything has, and link to it: $card (CHK-02)',
  async ({ figures, card, page }) => {
    answerCalls({ 'sites.getList': () => ({ data: [], total: 0 }), 'reservations.figures': () => figures })
    renderInConsole(<Figures />, (permission) => can('finance', permission), createDataProvider())
    const label = await screen.findByText(/^(Refunds or disputes to check|Reservations)$/)
    expect(label.closest('a')?.textContent).toBe(card)
    expect(label.closest('a')?.getAttribute('href')).toMatch(new RegExp(`${page}$`))
    cleanup()
  },
)
