// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../client/testing/answerCalls'
import { renderInConsole } from '../../client/testing/renderInConsole'
import { useConsoleMenu } from '../layout/useConsoleMenu'
import { MultiSitePage } from '../multi-site/MultiSitePage'

const Menu = () => (
  <ul aria-label="Pages">{useConsoleMenu().flatMap(({ pages }) => pages.map(({ to, label }) => <li key={to}>{label}</li>))}</ul>
)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (statuses: readonly string[]) => {
  const listSites = vi.fn(() => ({ data: statuses.map((status, index) => ({ id: `site-${index}`, status })), total: statuses.length }))
  answerCalls({ 'sites.getList': listSites })
  renderInConsole(
    <>
      <Menu />
      <MultiSitePage />
    </>,
    undefined,
    undefined,
    { staff: false, roles: ['groupManager'], permissions: [], organisations: [] },
  )
  return listSites
}

const page = (name: string) => screen.queryAllByRole('listitem').some(({ textContent }) => textContent === name)

test.each([
  { name: 'no site', statuses: [], shown: false },
  { name: 'one site', statuses: ['live'], shown: false },
  { name: 'one site and an archived one', statuses: ['live', 'archived'], shown: false },
  { name: 'two sites', statuses: ['live', 'draft'], shown: true },
])('A dealer with $name sees the page for several sites: $shown (A11Y-01)', async ({ statuses, shown }) => {
  const listSites = open(statuses)
  expect(page('Several sites')).toBe(false)
  await waitFor(() => expect(listSites).toHaveBeenCalled())
  await waitFor(() => expect(page('Several sites')).toBe(shown))
  if (shown) expect(await screen.findByRole('tab', { name: 'Compare two sites' })).toBeTruthy()
  else {
    expect(await screen.findByText('This page is for several sites')).toBeTruthy()
    expect(screen.queryByRole('tab')).toBeNull()
  }
})
