import { expect, it } from 'vitest'
import { parseSitemap } from './parseSitemap'

it.each([
  {
    name: 'a sitemap',
    text: '<?xml version="1.0"?><urlset xmlns="x"><url><loc> https://old.example/a?x=1&amp;y=2 </loc><image:image><image:loc>https://old.example/a.jpg</image:loc></image:image></url><url><lastmod>2020</lastmod><loc><![CDATA[https://old.example/b]]></loc></url></urlset>',
    found: { pages: ['https://old.example/a?x=1&y=2', 'https://old.example/b'], sitemaps: [] },
  },
  {
    name: 'an index of sitemaps',
    text: '<sitemapindex><sitemap><loc>https://old.example/cars.xml</loc></sitemap></sitemapindex>',
    found: { pages: [], sitemaps: ['https://old.example/cars.xml'] },
  },
  {
    name: 'a list with headings',
    text: 'Page,Clicks\r\n"https://old.example/a",12\n/b;3\n\nhttps://old.example/a\n',
    found: { pages: ['https://old.example/a', '/b'], sitemaps: [] },
  },
  {
    name: 'a sitemap with attributes, upper case, and entries without an address',
    text: '<URLSET><url><lastmod>x</lastmod></url><URL id="1"><LOC>https://old.example/a</LOC><loc>https://old.example/twice</loc></URL></URLSET>',
    found: { pages: ['https://old.example/a'], sitemaps: [] },
  },
  ...['<url>', '<loc>', '<url><loc>', '<url ', '\n', '<', '&amp;', '"', '<![CDATA[', ' '].map((part) => ({
    name: `${JSON.stringify(part)} without end`,
    text: `<urlset>${part.repeat(200_000)}`,
    found: { pages: [], sitemaps: [] },
  })),
  { name: 'something else', text: '<html><body>Not found</body></html>', found: { pages: [], sitemaps: [] } },
])('the redirect form lists the addresses of $name (RTE-19)', ({ text, found }) => expect(parseSitemap(text)).toEqual(found))
