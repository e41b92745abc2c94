import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { EmailAddress } from './EmailAddress'

it('an e-mail address can break before its @ and its dots, and has the same text', () => {
  const html = renderToStaticMarkup(<EmailAddress>service.geelong@meridian.example</EmailAddress>)
  expect(html).toContain('service<wbr/>.geelong<wbr/>@meridian<wbr/>.example')
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe('service.geelong@meridian.example')
})
