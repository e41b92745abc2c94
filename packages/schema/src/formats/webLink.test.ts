import { expect, it } from 'vitest'
import configSchema from '../generated/config.schema.json'
import { isRecord } from '../isRecord'
import { hostileLinks } from '../testing/hostileDocuments'

/** All strings of the schema with a pattern, with their location. */
const patternsIn = (node: unknown, at: string): (readonly [at: string, pattern: string])[] => {
  if (Array.isArray(node)) return node.flatMap((each, index) => patternsIn(each, `${at}/${index}`))
  if (!isRecord(node)) return []
  const own = node.type === 'string' && typeof node.pattern === 'string' ? [[at, node.pattern] as const] : []
  return [...own, ...Object.entries(node).flatMap(([key, each]) => patternsIn(each, `${at}/${key}`))]
}

const links = patternsIn(configSchema, '')
  .map(([at, pattern]) => [at, new RegExp(pattern, 'u')] as const)
  .filter(([, pattern]) => ['/service', 'https://a.example/x', '/tiles/{z}/{x}/{y}.png'].some((link) => pattern.test(link)))
  // Patterns that accept any text, such as search terms, aren't links.
  .filter(([, pattern]) => !pattern.test('any text'))

it('Link settings are found', () => expect(links.length).toBeGreaterThan(20))

it.each(links)('%s refuses links that run a script or hide another site’s address (CFG-15)', (_at, pattern) => {
  expect(hostileLinks.filter((link) => pattern.test(link) || pattern.test(`${link}/{z}/{x}/{y}`))).toEqual([])
})

const leading = links.filter(([, pattern]) => pattern.test('tel:+61355501234'))

it.each([
  '/',
  '/service',
  '/search?make=Kia&body=Ute#results',
  '#book',
  'https://dealer.example/a%20b',
  'https://{baseDomain}/new-vehicles',
  'tel:+61355501234',
  'mailto:sales@dealer.example?subject=A%20car',
])('every link setting accepts %s', (link) => {
  expect(leading.filter(([, pattern]) => !pattern.test(link)).map(([at]) => at)).toEqual([])
})
