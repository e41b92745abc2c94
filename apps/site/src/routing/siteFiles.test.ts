import { expect, it } from 'vitest'
import { carsFile, siteFileNamed } from './siteFiles'

it.each([
  { name: 'robots.txt', file: { kind: 'robots.txt' } },
  { name: 'sitemap-pages.xml', file: { kind: 'sitemap-pages.xml' } },
  { name: 'sitemap-cars-1-of-1.xml', file: { kind: 'cars', part: 0, parts: 1 } },
  { name: 'sitemap-cars-16-of-16.xml', file: { kind: 'cars', part: 15, parts: 16 } },
  { name: 'sitemap-cars-0-of-1.xml', file: null },
  { name: 'sitemap-cars-2-of-1.xml', file: null },
  { name: 'sitemap-cars-1-of-3.xml', file: null },
  { name: 'sitemap-cars-01-of-1.xml', file: null },
  { name: 'sitemap-cars-1-of-0.xml', file: null },
  { name: 'sitemap-cars.xml', file: null },
  { name: 'robots.txt/', file: null },
])('$name is parsed as a file of a site, or as none (RTE-24)', ({ name, file }) => expect(siteFileNamed(name)).toEqual(file))

it('Each part of the sitemap has a name that is parsed as this part (RTE-24)', () => {
  expect(siteFileNamed(carsFile(3, 8))).toEqual({ kind: 'cars', part: 3, parts: 8 })
})
