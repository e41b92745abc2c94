import { expect, it } from 'vitest'
import { menuHref } from './visibleMenu'

const at = (baseDomain: string) => ({ toyota: { baseDomain, showSellMyCar: false, showExpressMaintenance: false } })

it.each([
  ['a plain link', '/contact', '', '/contact'],
  ['service without a domain (NAV-17)', '/genuine-service', '', '/genuine-service'],
  ['service with one (NAV-17)', '/genuine-service', 'dealer.example', 'https://dealer.example/service-booking'],
  ['the new vehicles of the site without a domain (NAV-07)', '/new-vehicles', '', '/models'],
  ['the manufacturer’s new vehicles with one (NAV-07)', '/new-vehicles', 'dealer.example', 'https://dealer.example/new-vehicles'],
  ['new vehicles (NAV-07)', 'https://{baseDomain}/new-vehicles', 'dealer.example', 'https://dealer.example/new-vehicles'],
  ['new vehicles without a domain (NAV-07)', 'https://{baseDomain}/new-vehicles', '', null],
])('the menu resolves the address of a menu link: $0', (_name, href, baseDomain, expected) =>
  expect(menuHref(href, at(baseDomain))).toBe(expected),
)
