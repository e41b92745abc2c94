// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DomainFaults } from './DomainFaults'

const domain = { host: 'www.dealer.example', cnameTarget: 'north.sites.example', checkedAt: '2026-11-28T00:00:00.000Z' }

test('A dealer reads what is wrong with a domain and what to change, and can check again', () => {
  const onCheck = vi.fn()
  const { getAllByRole, getByRole } = render(
    <DomainFaults
      {...domain}
      faults={[
        { kind: 'ipv6', addresses: ['2001:db8::9'] },
        { kind: 'caa', name: 'dealer.example', allowed: ['digicert.com'], authority: 'letsencrypt.org' },
      ]}
      onCheck={onCheck}
    />,
  )
  const [ipv6, caa] = getAllByRole('alert')
  expect(ipv6?.textContent).toMatch(/AAAA record of www\.dealer\.example points to 2001:db8::9.*delete the AAAA record/)
  expect(caa?.textContent).toMatch(/only allows certificates from digicert\.com.*0 issue "letsencrypt\.org"/)
  fireEvent.click(getByRole('button', { name: 'Check again' }))
  expect(onCheck).toHaveBeenCalledTimes(1)
})

test('A domain without faults shows nothing, and a user who can’t edit domains has no button', () => {
  expect(render(<DomainFaults {...domain} faults={[]} onCheck={() => {}} />).container.textContent).toBe('')
  const { queryByRole } = render(<DomainFaults {...domain} faults={[{ kind: 'redirect', to: 'old.example' }]} />)
  expect(queryByRole('button')).toBeNull()
})
