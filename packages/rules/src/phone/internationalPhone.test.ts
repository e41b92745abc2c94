import { expect, it } from 'vitest'
import { internationalPhone } from './writtenPhone'

it.each([
  { text: '0491 570 006', country: 'AU', phone: '+61491570006' },
  { text: '(02) 5550 1234', country: 'AU', phone: '+61255501234' },
  { text: '+61 491 570 006', country: 'NZ', phone: '+61491570006' },
  { text: '021 555 0123', country: 'NZ', phone: '+64215550123' },
  { text: '1300 975 707', country: 'AU', phone: '+611300975707' },
  { text: '1300 CAR NOW', country: 'AU', phone: '+611300227669' },
  { text: '13 CARS', country: 'AU', phone: '+61132277' },
  { text: '0800 CAR NOW', country: 'NZ', phone: '+64800227669' },
  { text: '0061 491 570 156', country: 'AU', phone: '+61491570156' },
  { text: '0064 21 555 0123', country: 'AU', phone: '+64215550123' },
  { text: '+61 (0)491 570 156', country: 'AU', phone: '+61491570156' },
  { text: '+61 0491 570 156', country: 'AU', phone: '+61491570156' },
  { text: '1300 CAR', country: 'AU', phone: null },
  { text: 'CAR NOW', country: 'AU', phone: null },
  { text: '12345', country: 'AU', phone: null },
  { text: '0491 570 006 0491 570 006', country: 'AU', phone: null },
  { text: 'call me', country: 'AU', phone: null },
  { text: '', country: 'NZ', phone: null },
] as const)('internationalPhone parses “$text” in $country as $phone (ENQ-31)', ({ text, country, phone }) =>
  expect(internationalPhone(text, country)).toBe(phone),
)
