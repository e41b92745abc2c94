import { describe, expect, test } from 'vitest'
import { parsePattern, parseRedirectRule, redirectCodeIn } from './parseRedirect'

const entered = (from: string, to: string, code: string) => ({ entered: { from, to, code } })

describe('a rule of another system becomes a redirect, is refused with a reason, or is ignored (RTE-19)', () => {
  test.each([
    ['Redirect 301 /a /b', entered('/a', '/b', '301')],
    ['redirect permanent "/with space" /b', entered('/with space', '/b', '301')],
    ['Redirect /a /b', entered('/a', '/b', '302')],
    ['RedirectTemp /a /b', entered('/a', '/b', '302')],
    ['Redirect gone /a', entered('/a', '', '410')],
    ['RewriteRule ^a/?$ /b [R=301,L]', entered('/a', '/b', '301')],
    ['RewriteRule ^a$ b [L,R]', entered('/a', '/b', '302')],
    ['RewriteRule ^a$ - [G]', entered('/a', '', '410')],
    ['RewriteRule ^index\\.php$ - [L]', null],
    ['RewriteRule ^(a|b)$ /c [R=301]', { from: '^(a|b)$', message: expect.stringContaining('pattern') }],
    ['/a -> /b 301', entered('/a', '/b', '301')],
    ['/blog/[name] -> /news/[name] 302', entered('/blog/*', '/news/*', '302')],
    ['/[year]/a -> /b 301', { from: '/[year]/a', message: expect.stringContaining('pattern') }],
    ['# a comment', null],
    ['<IfModule mod_rewrite.c>', null],
    ['Options -Indexes', null],
    ['', null],
  ])('%s', (line, expected) => expect(parseRedirectRule(line)).toEqual(expected))

  test('a rule with a condition is refused, as redirects have no conditions', () =>
    expect(parseRedirectRule('RewriteRule ^a$ /b [R=301]', true)).toEqual({ from: '^a$', message: expect.stringContaining('RewriteCond') }))
})

test.each([
  ['^/news/(.*)$', '/blog/$1', { from: '/news/*', to: '/blog/*' }],
  ['^old\\.html$', '/new', { from: '/old.html', to: '/new' }],
  ['^old', '/new', { from: '/old*', to: '/new' }],
  ['old$', '/new', null],
  ['^([0-9]+)$', '/new', null],
  ['^a/(.*)$', '/$1/$2', null],
])('the pattern %s with target %s becomes an address with a wildcard, or is refused (RTE-19)', (pattern, target, expected) =>
  expect(parsePattern(pattern, target)).toEqual(expected),
)

test.each([
  ['301', '301'],
  ['301 Moved Permanently', '301'],
  ['permanent', '301'],
  ['307', '302'],
  ['url', null],
  ['', null],
  ['20301', null],
])('the status code in “%s” is %s (RTE-19)', (text, code) => expect(redirectCodeIn(text)).toBe(code))
