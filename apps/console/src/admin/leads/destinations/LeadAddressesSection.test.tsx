// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '../../../client/testing/answerCalls'
import { renderInConsole } from '../../../client/testing/renderInConsole'
import { LeadAddressesSection } from './LeadAddressesSection'

const show = (may?: Parameters<typeof renderInConsole>[1]) => {
  answerCalls({
    'destinations.leadAddresses': () => [
      { siteId: 'kauri', name: 'Kauri & Co', addresses: ['sales@kauri.example', 'hamilton@kauri.example'] },
      { siteId: 'mount', name: 'Kauri Mount', addresses: [] },
      { siteId: 'new', name: 'Kauri New', addresses: null },
    ],
  })
  renderInConsole(<LeadAddressesSection organisationId="kauri" />, may)
  return screen.findAllByRole('listitem')
}

test('The page of where leads go shows the addresses of each site, with a link to the setting (ENT-16)', async () => {
  const [first, second, third] = await show()
  expect(first?.textContent).toContain('sales@kauri.example, hamilton@kauri.example')
  expect(second?.textContent).toContain('No address of the site, only the location’s own')
  expect(third?.textContent).toContain('Not published yet')
  const link = within(first as HTMLElement).getByRole('link', { name: 'Change for Kauri & Co' })
  expect(link.getAttribute('href')).toMatch(/\/sites\/kauri\/edit\?at=%2Fleads%2Fnotify$/)
})

test('Without the permission to change sites the addresses have no link (AUTH-10)', async () => {
  const [first] = await show((permission) => permission !== 'site.edit')
  expect(within(first as HTMLElement).queryByRole('link')).toBeNull()
})
