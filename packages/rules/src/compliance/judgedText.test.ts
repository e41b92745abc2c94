import { expect, test } from 'vitest'
import { judgedText } from './judgedText'

test.each([
  {
    name: 'a sample',
    judged: 34,
    total: 1_560,
    complete: true,
    text: /34 of 1,560 pages\. Every content page and a few of each other kind.* Pages of sold cars, and those that aren’t for search engines, aren’t counted\./,
  },
  { name: 'all pages', judged: 9, total: 9, complete: true, text: /: 9 pages\.$/ },
  {
    name: 'a check that ran out of time',
    judged: 3,
    total: 60,
    complete: false,
    text: /^All changed texts are checked\. 3 of 60 pages checked so far; the rest is checked tonight\. Pages of sold cars, and those that aren’t for search engines, aren’t counted\.$/,
  },
  { name: 'a site server that counts no pages', judged: 3, total: null, complete: true, text: /: 3 pages\.$/ },
])('The publish dialog states of how many pages the compliance check judged which: $name (LEG-02)', ({ text, ...judged }) => {
  expect(judgedText(judged)).toMatch(text)
})
