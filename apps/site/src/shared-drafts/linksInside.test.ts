import { expect, it } from 'vitest'
import { linksInside } from './linksInside'

it.each([
  { name: 'a link', html: '<a class="x" href="/service">', becomes: '<a class="x" href="/shared/s/service">' },
  {
    name: 'a search of two makes',
    html: '<a href="/search?make=Kia&amp;body=SUV">',
    becomes: '<a href="/shared/s/search?make=Kia&amp;body=SUV">',
  },
  { name: 'an area of an image map', html: '<area href="/our-location">', becomes: '<area href="/shared/s/our-location">' },
  { name: 'a search form', html: '<form action="/search" method="get">', becomes: '<form action="/shared/s/search" method="get">' },
  { name: 'a form that would be posted', html: '<form action="/api/leads" method="post">', becomes: null },
  { name: 'a link off the site', html: '<a href="https://maps.example/?q=1&amp;z=2">', becomes: null },
  { name: 'an anchor without an address', html: '<a id="top">', becomes: null },
  { name: 'a style sheet', html: '<link rel="stylesheet" href="/a.css"/>', becomes: null },
  { name: 'an address in a script', html: '<script>x=\'<a href="/service">\'</script>', becomes: null },
  { name: 'an element whose name starts like a link’s', html: '<abbr href="/service">', becomes: null },
])('$name', ({ html, becomes }) => {
  const page = (inner: string) => `<body>${inner}<p>Words</p></body>`
  expect(linksInside(page(html), 's', 'http://north.localhost:3000')).toBe(page(becomes ?? html))
})
