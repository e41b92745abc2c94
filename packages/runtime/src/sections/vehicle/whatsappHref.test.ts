import { expect, it } from 'vitest'
import { telHref, whatsappHref, whatsappText } from './whatsappHref'

it.each([
  { name: 'an Australian mobile', phone: '0491 570 156', country: 'AU', href: 'https://wa.me/61491570156' },
  { name: 'a number with an area code', phone: '(02) 5550 1234', country: 'AU', href: 'https://wa.me/61255501234' },
  { name: 'a New Zealand number', phone: '021 555 012', country: 'NZ', href: 'https://wa.me/6421555012' },
  { name: 'a number that has its country code', phone: '+61 491 570 156', country: 'NZ', href: 'https://wa.me/61491570156' },
] as const)('A WhatsApp link calls $name from any country (VDP-07).', ({ phone, country, href }) => {
  expect(whatsappHref(phone, country, 'Hi')).toBe(`${href}?text=Hi`)
})

it.each([
  { stockNumber: 'N1001', text: 'Hi, I’m interested in the 2021 Kia Rio S & Co (stock number N1001).' },
  { stockNumber: '', text: 'Hi, I’m interested in the 2021 Kia Rio S & Co.' },
])('A WhatsApp chat starts with the car’s name and its stock number, “$stockNumber” (VDP-14).', ({ stockNumber, text }) => {
  const message = whatsappText({ name: '2021 Kia Rio S & Co', stockNumber })
  expect(message).toBe(text)
  expect(new URL(whatsappHref('0491 570 156', 'AU', message)).searchParams.get('text')).toBe(text)
})

it('A tel link contains only digits (VDP-15).', () => {
  expect(telHref('(02) 5550 1234')).toBe('tel:0255501234')
  expect(telHref('+61 2 5550 1234')).toBe('tel:+61255501234')
  expect(telHref('+61 (0)2 5550 1234')).toBe('tel:+61255501234')
  expect(telHref('1300 CAR NOW')).toBe('tel:1300227669')
})
