import { expect, it } from 'vitest'
import { createPageFinder } from './createPageFinder'

const find = createPageFinder([
  '/',
  '/search',
  '/search/used-cars',
  '/search/toyota',
  '/search/toyota/hilux',
  '/search/kia/rio',
  '/cars/2019-toyota-hilux-sr5-s1234',
  '/cars/2020-kia-rio-s-s2345',
  '/contact-us',
  '/about-us',
  '/our-location',
  '/our-location/parramatta',
  '/special-offers',
  '/finance-enquiry',
  '/book-a-service',
])

it.each([
  { old: '/inventory.aspx', near: '/search' },
  { old: '/used-vehicles/toyota-hilux', near: '/search/toyota/hilux' },
  { old: '/details/2019-Toyota-HiLux-SR5-S1234.html', near: '/cars/2019-toyota-hilux-sr5-s1234' },
  { old: '/contact.php', near: '/contact-us' },
  { old: '/locations/parramatta/', near: '/our-location/parramatta' },
  { old: '/latest-deals', near: '/special-offers' },
  { old: '/car-loans', near: '/finance-enquiry' },
  { old: '/wp-content/uploads/logo.png', near: undefined },
  { old: '/xyzzy', near: undefined },
  { old: '/', near: undefined },
])('the redirect form suggests the most similar page for the old address $old (RTE-19)', ({ old, near }) =>
  expect(find(old)?.path).toBe(near),
)
