import { expect, test } from 'vitest'
import { refreshSentence } from './refreshSites'

const up = { url: 'http://a', ok: true, message: '' }
const down = { url: 'http://b', ok: false, message: 'can’t be reached' }

const cases = [
  { name: 'all servers were reached', servers: [up, up], text: 'Version 7 is live.' },
  { name: 'no server is configured', servers: [], text: 'Version 7 is live.' },
  {
    name: 'the only server is down',
    servers: [down],
    text: 'Version 7 is published. The site server can’t be reached. Shoppers will see it as soon as it is back.',
  },
  {
    name: 'one of two is down',
    servers: [up, down],
    text: 'Version 7 is published. 1 of 2 site servers can’t be reached. Shoppers will see it as soon as it is back.',
  },
]

test.each(cases)('The message after publishing tells which site servers were reached: $name', ({ servers, text }) => {
  expect(refreshSentence(7, servers)).toBe(text)
})
