import { isReservedPath } from '@forecourt/schema/formats/isReservedPath'
import { describe, expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { buildSiteData } from '../testing/buildSiteData'
import { allPageRules } from './findPageRules'
import { matchRoute } from './matchRoute'

/** A site with all kinds of pages. */
const config = buildConfig({
  auth: { enabled: true },
  checkout: { enabled: true, payOnline: true },
  valuation: { enabled: true },
  finance: { personalised: true },
  calculator: { confirmed: true },
  estimate: { rate: 8.5 },
})
const corolla = { id: 'toyota.corolla', name: 'Toyota Corolla', path: '/corolla', defaultPath: '/corolla' }
const names = { ...buildSiteData().names, modelPages: [corolla] }

/** A path that matches a pattern. */
const exampleAddress = (pattern: string) => pattern.replace(/\/\*$/, '').replaceAll(':slug', 'kia-rio').replaceAll(':', '')

const patterns = allPageRules.flatMap(([kind, { addresses = {} }]) => Object.keys(addresses).map((pattern) => ({ kind, pattern })))

/** Paths without a pattern, given by settings and records. */
const recordPaths = ['/', '/corolla', '/corolla/accessories']

it('every kind of page is reachable at an address (RTE-01 to RTE-26)', () => {
  const addresses = [...patterns.map(({ pattern }) => exampleAddress(pattern)), '/cars/kia-rio/checkout', ...recordPaths]
  const found = addresses.map((path) => matchRoute(config, names, path))
  const reached = new Set(found.flatMap((match) => (match.kind === 'page' ? [match.route.page] : [])))
  const unreached = allPageRules.map(([kind]) => kind).filter((kind) => kind !== 'gone' && !reached.has(kind as never))
  expect(unreached).toEqual([])
})

describe('a pattern of an address (RTE-14)', () => {
  it.each(patterns)('$pattern matches no other kind than $kind, and has a reserved first segment', ({ kind, pattern }) => {
    const match = matchRoute(config, names, exampleAddress(pattern))
    if (match.kind === 'page') expect(match.route.page).toBe(kind)
    expect(pattern).toMatch(/^\/[a-z-]+(?:\/(?:[a-z-]+|:[a-z]+))*(?:\/\*)?$/)
    const [, first = ''] = pattern.split('/')
    const isShared = allPageRules.some(([, { sharedSegments = [] }]) => sharedSegments.includes(first))
    expect(isReservedPath(`/${first}`)).toBe(!isShared)
  })

  it('a pattern of an address belongs to one kind of page only', () => {
    const shapes = patterns.map(({ pattern }) => pattern.replace(/:[a-z]+/g, ':'))
    expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([])
  })
})
