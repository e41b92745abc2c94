import { expect, it } from 'vitest'
import { closedPage } from './closedPage'

const closed = {
  hosts: ['kauri.localhost'],
  name: 'Kauri <& Co>',
  phone: '07 834 1234',
  email: '',
  brandColour: '#123456',
  backgroundColour: '#ffffff',
  textColour: '#111111',
}

it('the page of a closed site shows the business and its contact in its colours, with Retry-After for machines', () => {
  const { status, headers, body } = closedPage(closed)
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '3600', 'no-store'])
  expect(body).toContain('Kauri &#60;&#38; Co&#62;')
  expect(body).toContain('<a href="tel:078341234">Call <span class="phone">07 834 1234</span></a>')
  expect(body).toContain('#123456')
  expect(body).not.toContain('mailto:')
})
