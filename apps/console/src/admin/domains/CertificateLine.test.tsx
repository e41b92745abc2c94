// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CertificateLine } from './CertificateLine'

const certificate = { expiresAt: '2027-02-03T00:00:00.000Z', issuer: 'An Authority', problem: null, checkedAt: '2026-11-28T00:00:00.000Z' }

test.each([
  { name: 'a good one', over: {}, message: /^Certificate from An Authority, valid until 3 February 2027\. Checked/ },
  { name: 'one of an unnamed authority', over: { issuer: '' }, message: /^Certificate, valid until 3 February 2027\./ },
  { name: 'an expired one', over: { problem: 'The certificate has expired.' }, message: /^The certificate has expired\. Shoppers may see/ },
  { name: 'one that is being checked', over: { expiresAt: null }, message: /^The certificate is being checked\.$/ },
])('The certificate of a domain is described: $name', ({ over, message }) => {
  const { container } = render(<CertificateLine certificate={{ ...certificate, ...over }} />)
  expect(container.textContent).toMatch(message)
})
