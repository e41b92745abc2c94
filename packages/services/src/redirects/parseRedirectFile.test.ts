import { expect, test } from 'vitest'
import { parseRedirectFile } from './parseRedirectFile'

/** Redirects as `from → to code`, refused rows as `row from`. */
const linesOf = async (text: string): Promise<readonly string[]> => {
  const { wanted, refused } = await parseRedirectFile(Buffer.from(text))
  return [...wanted.values()]
    .map(({ from, to, code }) => `${from} → ${to} ${code}`)
    .concat(refused.map(({ row, from }) => `refused ${row} ${from}`))
}

const files: readonly (readonly [name: string, text: string, lines: readonly string[]])[] = [
  ['our standard columns', 'from,to,code\n/a,/search,302\n/b,,410', ['/a → /search 302', '/b → null 410']],
  [
    'Redirection (WordPress): disabled rules are refused, patterns become wildcards',
    `source,target,regex,type,code,match,hits,title,status
/old,/about-us,0,url,301,url,4,,enabled
/off,/search,0,url,301,url,0,,disabled
^/news/(.*),/blog/$1,1,url,301,url,0,,enabled
^/(a|b)/x$,/search,1,url,301,url,0,,enabled
/gone,,0,error,410,url,1,,enabled`,
    ['/old → /about-us 301', '/news/* → /blog/* 301', '/gone → null 410', 'refused 3 /off', 'refused 5 ^/(a|b)/x$'],
  ],
  [
    'Yoast',
    'Origin,Target,Type,Format\nold-page,/search,307,plain\n^cars-([0-9]+)$,/search,301,regex',
    ['/old-page → /search 302', 'refused 3 ^cars-([0-9]+)$'],
  ],
  [
    'a crawl by Screaming Frog: pages without a redirect are skipped',
    `Address,Content Type,Status Code,Status,Redirect URL,Redirect Type
https://old.example/,text/html,200,OK,,
https://old.example/team,text/html,301,Moved Permanently,https://old.example/about-us,HTTP Redirect
https://old.example/lost,text/html,404,Not Found,,`,
    ['/team → https://old.example/about-us 301'],
  ],
  [
    'Screaming Frog’s report of all redirects: canonicals are skipped, and each address counts once',
    `Chain Type,Number of Redirects,Source,Anchor Text,Address,Final Address,Final Status Code,Status Code 1,Status 1,Redirect Type 1
HTTP Redirect,1,https://old.example/,Team,https://old.example/team,https://old.example/about-us,200,302,Found,HTTP Redirect
HTTP Redirect,1,https://old.example/contact,Team,https://old.example/team,https://old.example/about-us,200,302,Found,HTTP Redirect
Canonical,1,https://old.example/,Cars,https://old.example/cars?page=1,https://old.example/cars,200,200,OK,Canonical`,
    ['/team → https://old.example/about-us 302'],
  ],
  ['Shopify', 'Redirect from,Redirect to\n/pages/hours,/locations', ['/pages/hours → /locations 301']],
  [
    'an .htaccess file',
    String.raw`# BEGIN WordPress
<IfModule mod_rewrite.c>
RewriteEngine On
RewriteRule ^index\.php$ - [L]
RewriteCond %{HTTP_HOST} ^old\.example$ [NC]
RewriteRule ^(.*)$ https://new.example/$1 [R=301,L]
RewriteRule ^team/?$ /about-us [R=301,L]
RewriteRule ^about\.html$ about-us [NC,R,L]
RewriteRule ^stock/(.*)$ /search?old=$1 [L,R=permanent]
RewriteRule ^used-([a-z]+)$ /search/$1 [R=301]
RewriteRule ^closed$ - [G]
</IfModule>
Redirect 301 /a /search
Redirect permanent "/with space" /search
Redirect /for-now /search
RedirectPermanent /b https://elsewhere.example/b
Redirect gone /c
RedirectMatch 301 ^/posts/.*$ /blog
Redirect 301 / /search`,
    [
      '/team → /about-us 301',
      '/about.html → /about-us 302',
      '/stock/* → /search?old=* 301',
      '/closed → null 410',
      '/a → /search 301',
      '/with space → /search 301',
      '/for-now → /search 302',
      '/b → https://elsewhere.example/b 301',
      '/c → null 410',
      '/posts/* → /blog 301',
      'refused 6 ^(.*)$',
      'refused 10 ^used-([a-z]+)$',
      'refused 19 /',
    ],
  ],
  [
    'Squarespace’s URL mappings',
    '/old -> /search 301\n# a note\n/for-now -> /offers 302\n/blog/[name] -> /news/[name] 301\n/[year]/x -> /x 301',
    ['/old → /search 301', '/for-now → /offers 302', '/blog/* → /news/* 301', 'refused 5 /[year]/x'],
  ],
]

test.each(files)('%s (RTE-19)', async (_name, text, lines) => expect(await linesOf(text)).toEqual(lines))

test('A file without redirect columns is refused with their names; a duplicate address is refused with its first row (RTE-19)', async () => {
  await expect(parseRedirectFile(Buffer.from('Stock number,Make\n1,Kia'))).rejects.toThrow('from, to, code')
  const { wanted, refused } = await parseRedirectFile(Buffer.from('from,to\n/a,/search\nhttps://old.example/A/,/offers'))
  expect([...wanted.values()].map(({ to }) => to)).toEqual(['/search'])
  expect(refused).toEqual([{ row: 3, from: 'https://old.example/A/', message: 'Row 2 already has the same address.' }])
})

test('A table is read by the columns that a user chose, and its cells as they corrected them (RTE-19)', async () => {
  const text = 'Was,Is,How\n/a,/search,302\n/b,nowhere,301\n/c,/offers,soon'
  const open = await parseRedirectFile(Buffer.from(text), { columns: [], corrections: [] })
  expect(open.columns.map(({ heading, field, examples }) => [heading, field, examples[0]])).toEqual([
    ['Was', null, '/a'],
    ['Is', null, '/search'],
    ['How', null, '302'],
  ])
  expect(open.wanted.size).toBe(0)
  const columns = [
    { heading: 'Was', field: 'from' },
    { heading: 'Is', field: 'to' },
    { heading: 'How', field: 'code' },
  ] as const
  const mapped = await parseRedirectFile(Buffer.from(text), { columns, corrections: [] })
  expect(mapped.refused.map(({ row, cell }) => [row, cell])).toEqual([
    [3, { column: 'Is', value: 'nowhere' }],
    [4, { column: 'How', value: 'soon' }],
  ])
  const corrections = [
    { row: 3, column: 'Is', value: '/nowhere' },
    { row: 4, column: 'How', value: '410' },
    { row: 4, column: 'Is', value: '' },
  ]
  const corrected = await parseRedirectFile(Buffer.from(text), { columns, corrections })
  expect([...corrected.wanted.values()].map(({ from, to, code }) => [from, to, code])).toEqual([
    ['/a', '/search', 302],
    ['/b', '/nowhere', 301],
    ['/c', null, 410],
  ])
  expect(corrected.refused).toEqual([])
})

test('A known column can be left out, or read as another field (RTE-19)', async () => {
  const text = 'from,to,code,type\n/a,/search,302,301'
  const read = async (columns: NonNullable<Parameters<typeof parseRedirectFile>[1]>['columns']) => {
    const { wanted, columns: used } = await parseRedirectFile(Buffer.from(text), { columns, corrections: [] })
    return [[...wanted.values()].map(({ code }) => code), used.map(({ field }) => field)]
  }
  expect(await read([])).toEqual([[302], ['from', 'to', 'code', 'code']])
  expect(await read([{ heading: 'code', field: null }])).toEqual([[301], ['from', 'to', null, 'code']])
  expect(await read([{ heading: 'type', field: 'code' }])).toEqual([[301], ['from', 'to', null, 'code']])
})
