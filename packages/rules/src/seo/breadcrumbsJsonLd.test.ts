import { expect, it } from 'vitest'
import { breadcrumbsJsonLd } from './jsonLd'

it('the structured data numbers the steps from the home page (RTE-14)', () => {
  expect(breadcrumbsJsonLd('https://cars.example', [{ name: 'Contact us', path: '/contact' }])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://cars.example/' },
      { '@type': 'ListItem', position: 2, name: 'Contact us', item: 'https://cars.example/contact' },
    ],
  })
})
