import { expect, it } from 'vitest'
import { menuHref } from './menuHref'

const at = (baseDomain: string) => ({ toyota: { baseDomain, showSellMyCar: false, showExpressMaintenance: false } })

it.each([
  { name: 'a plain link', href: '/contact', baseDomain: '', expected: '/contact' },
  { name: 'service without a domain (NAV-17)', href: '/genuine-service', baseDomain: '', expected: '/genuine-service' },
  {
    name: 'service with one (NAV-17)',
    href: '/genuine-service',
    baseDomain: 'dealer.example',
    expected: 'https://dealer.example/service-booking',
  },
  { name: 'the new vehicles of the site without a domain (NAV-07)', href: '/new-vehicles', baseDomain: '', expected: '/models' },
  {
    name: 'the manufacturer’s new vehicles with one (NAV-07)',
    href: '/new-vehicles',
    baseDomain: 'dealer.example',
    expected: 'https://dealer.example/new-vehicles',
  },
  {
    name: 'new vehicles (NAV-07)',
    href: 'https://{baseDomain}/new-vehicles',
    baseDomain: 'dealer.example',
    expected: 'https://dealer.example/new-vehicles',
  },
  { name: 'new vehicles without a domain (NAV-07)', href: 'https://{baseDomain}/new-vehicles', baseDomain: '', expected: null },
])('works out where a menu link goes: $name', ({ href, baseDomain, expected }) => {
  expect(menuHref(href, at(baseDomain))).toBe(expected)
})
