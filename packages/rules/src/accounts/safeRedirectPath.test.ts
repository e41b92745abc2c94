import fc from 'fast-check'
import { expect, it } from 'vitest'
import { safeRedirectPath } from './findGate'

it.each([
  { name: 'a page', text: '/my-garage', expected: '/my-garage' },
  { name: 'with its query and fragment', text: '/search?make=Kia&q=a%20b#top', expected: '/search?make=Kia&q=a%20b#top' },
  { name: 'dots inside', text: '/cars/../search', expected: '/search' },
  { name: 'an empty text', text: '', expected: '/fallback' },
  { name: 'null', text: null, expected: '/fallback' },
  { name: 'another host', text: 'https://evil.example/', expected: '/fallback' },
  { name: 'another host without a scheme', text: '//evil.example', expected: '/fallback' },
  { name: 'by a backslash', text: '/\\evil.example', expected: '/fallback' },
  { name: 'by a backslash later on', text: '/a\\..\\..//evil.example', expected: '/fallback' },
  { name: 'by a tab', text: '/\t/evil.example', expected: '/fallback' },
  { name: 'by a line end', text: '/\n/evil.example', expected: '/fallback' },
  { name: 'by dots', text: '/.//evil.example', expected: '/fallback' },
  { name: 'by more dots', text: '/x/..//evil.example', expected: '/fallback' },
  { name: 'a script', text: 'javascript:alert(1)', expected: '/fallback' },
  { name: 'letters of another script', text: '/\u2028/evil.example', expected: '/fallback' },
  { name: 'an endpoint', text: '/api/account/sign-out', expected: '/fallback' },
  { name: 'the sign-in page, which would lead on to itself', text: '/sign-in?redirect=/sign-in', expected: '/fallback' },
  { name: 'very long', text: `/${'a'.repeat(1_000)}`, expected: '/fallback' },
])('sign-in redirects only within the site: $name (RTE-13, AUTH-08)', ({ text, expected }) =>
  expect(safeRedirectPath(text, '/fallback')).toBe(expected),
)

it('a redirect after sign-in never redirects to another host, for any text (AUTH-08)', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '@',
    ':',
    '?',
    '#',
    '%2f',
    '%5c',
    '\t',
    '\n',
    ' ',
    'evil.example',
    'https:',
    'a',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const path = safeRedirectPath(pieces.join(''), '/fallback')
      expect(new URL(path, 'https://cars.example').origin).toBe('https://cars.example')
      expect(path.startsWith('//')).toBe(false)
    }),
    { numRuns: 20_000 },
  )
})
