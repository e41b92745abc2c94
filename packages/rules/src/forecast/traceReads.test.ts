import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { traceReads } from './traceReads'
import { withSharedParts } from './withSharedParts'

interface Site {
  readonly name: string
  readonly footer: { readonly line: string; readonly year?: number }
  readonly menu: readonly { readonly id: string; readonly label: string }[]
  readonly colours: { readonly [name: string]: string }
}
const site: Site = Object.freeze({
  name: 'North',
  footer: Object.freeze({ line: 'Open on Sunday' }),
  menu: Object.freeze([Object.freeze({ id: 'cars', label: 'Cars' }), Object.freeze({ id: 'news', label: 'News' })]),
  colours: { brand: '#fff' },
})

const changed = (read: (value: Site) => unknown, other: Site) => {
  const shared = withSharedParts(site, other)
  const [all, differing] = [traceReads(site), traceReads(site, shared)]
  for (const { traced } of [all, differing]) expect(read(traced)).toEqual(read(site))
  const found = all.changedReads(other, 9)
  expect(differing.changedReads(shared, 9).toSorted()).toEqual(found.toSorted())
  return found
}
const other = (over: Partial<Site>): Site => ({ ...site, ...over })

describe('A forecast knows what a page reads', () => {
  it.each<[string, (value: Site) => unknown, Site, string[]]>([
    ['a value that changes', ({ name }) => name, other({ name: 'South' }), ['/name']],
    ['nothing of another value', ({ name }) => name, other({ footer: { line: 'Closed' } }), []],
    ['an equal copy', (value) => JSON.stringify(value), structuredClone(site), []],
    ['a value that is missing at first', ({ footer }) => footer.year, other({ footer: { ...site.footer, year: 2026 } }), ['/footer/year']],
    ['whether there is a key', ({ footer }) => 'year' in footer, other({ footer: { ...site.footer, year: 2026 } }), ['/footer/year']],
    ['a key of its own', ({ footer }) => Object.hasOwn(footer, 'line'), other({ footer: { line: 'Closed' } }), []],
    ['names of a record', ({ colours }) => Object.keys(colours), other({ colours: { brand: '#000' } }), []],
    ['another name in a record', ({ colours }) => Object.keys(colours), other({ colours: { text: '#fff' } }), ['/colours']],
    ['a spread record', ({ colours }) => ({ ...colours }), other({ colours: { brand: '#000' } }), ['/colours/brand']],
    ['the length of a list', ({ menu }) => menu.length, other({ menu: [] }), ['/menu/length']],
    [
      'a list in another order',
      ({ menu }) => menu.map(({ id }) => id).join(),
      other({ menu: site.menu.toReversed() }),
      ['/menu/0/id', '/menu/1/id'],
    ],
    [
      'a field of items that isn’t read',
      ({ menu }) => menu.map(({ id }) => id),
      other({ menu: site.menu.map((item) => ({ ...item, label: '' })) }),
      [],
    ],
    [
      'the first item that fits',
      ({ menu }) => menu.find(({ id }) => id === 'cars')?.label,
      other({ menu: site.menu.slice(0, 1) }),
      ['/menu/length'],
    ],
    ['a list that becomes a record', ({ menu }) => menu.length, other({ menu: {} as never }), ['/menu']],
    [
      'a method',
      ({ menu }) => menu.toReversed().length,
      other({ menu: Object.assign([...site.menu], { toReversed: 1 }) }),
      ['/menu/toReversed'],
    ],
  ])('%s (CFG-12)', (_name, read, value, expected) => {
    const found = changed(read, value)
    if (expected.length === 0) expect(found).toEqual([])
    else expect(found).toEqual(expect.arrayContaining(expected))
  })

  it('reads through a value that is cached by object are recorded in each trace', () => {
    const cache = new WeakMap<object, string>()
    const line = ({ footer }: Site) => {
      const text = cache.get(footer) ?? footer.line.toUpperCase()
      cache.set(footer, text)
      return text
    }
    for (let index = 0; index < 2; index++) expect(changed(line, other({ footer: { line: 'Closed' } }))).toEqual(['/footer/line'])
  })

  it('a traced value can’t be changed, and its parts keep their identity', () => {
    const copy: { name: string; menu: readonly object[] } = structuredClone(site)
    const { traced } = traceReads(copy)
    expect(() => {
      traced.name = 'South'
    }).toThrow(TypeError)
    expect(traced.menu.indexOf(traced.menu[1] ?? {})).toBe(1)
    expect(Array.isArray(traced.menu)).toBe(true)
    expect([...traced.menu, ...[traced.menu].flat()]).toHaveLength(4)
  })

  it('traced parts of a value are replaced by those that they stand for, of either value', () => {
    const { traced, untraced } = traceReads(site)
    const page = () => ({ first: traced.menu[0], all: [traced.menu, 1], at: new Date(0), name: traced.name })
    expect(untraced(page())).toEqual({ first: site.menu[0], all: [site.menu, 1], at: new Date(0), name: 'North' })
    expect(untraced(page())?.first).toBe(site.menu[0])
    const closed = other({ menu: [{ id: 'cars', label: 'Stock' }] })
    expect(untraced(page(), closed)).toEqual({ first: closed.menu[0], all: [closed.menu, 1], at: new Date(0), name: 'North' })
    expect(untraced(traced, closed)).toBe(closed)
    expect([null, 1].map((value) => untraced(value))).toEqual([null, 1])
    expect([new Map(), () => traced].map((value) => untraced(value))).toEqual([undefined, undefined])
  })

  it('a part in two places of a value is replaced only if it is the same in both', () => {
    const [shared, changed] = [{ label: 'Cars' }, { label: 'Stock' }]
    const { traced, untraced } = traceReads({ one: shared, two: shared })
    const part = [traced.one, traced.two][0]
    expect(untraced(part)).toBe(shared)
    expect(untraced(part, { one: changed, two: changed })).toBe(changed)
    expect(untraced(part, { one: changed, two: { ...changed } })).toBeUndefined()
  })

  it('a part that is the same in the other value isn’t traced, unless it is in another place, where it is different', () => {
    const [part, menu] = [{ label: 'Cars' }, [{ id: 'cars' }]]
    const value = { first: { part, menu, line: 1 }, second: { part, menu, line: 1 } }
    const after = { first: { part: { label: 'Cars' }, menu, line: 2 }, second: { part: { label: 'Stock' }, menu, line: 2 } }
    const { traced, changedReads, untraced } = traceReads<typeof value>(value, after)
    expect([traced.first.menu, traced.second.menu]).toEqual([menu, menu])
    expect(traced.first.menu).toBe(menu)
    expect([traced.first.part.label, traced.second.part.label]).toEqual(['Cars', 'Cars'])
    expect(changedReads(after)).toEqual(['/second/part/label'])
    const page = { menu: traced.first.menu, items: [...traced.first.menu], line: traced.first.line }
    expect([untraced(page, after), untraced(page)]).toEqual([page, page])
    expect(untraced(page, after)).toBe(page)
  })

  it('a function of what was read has another result only if a read has', () => {
    const json = fc.dictionary(
      fc.constantFrom('a', 'b', 'c'),
      fc.oneof(fc.integer({ max: 3 }), fc.array(fc.integer({ max: 3 }), { maxLength: 3 })),
    )
    // Each step chooses what the next one reads.
    const follow = (value: object, steps: readonly number[]): string =>
      steps.reduce((result, step) => {
        const keys = step % 3 === 0 ? Object.keys(value) : ['a', 'b', 'c']
        const key = keys[(step + result.length) % Math.max(1, keys.length)] ?? ''
        const part: unknown = Reflect.get(value, key)
        return `${result}${Array.isArray(part) ? (step % 2 === 0 ? part.length : part.join()) : step % 5 === 0 ? key in value : part}`
      }, '')
    let same = 0
    fc.assert(
      fc.property(json, json, fc.array(fc.nat(20), { maxLength: 4 }), (one, two, steps) => {
        const { traced, changedReads } = traceReads<object>(one)
        const shared = withSharedParts(one, two)
        const differing = traceReads<object>(one, shared)
        for (const trace of [traced, differing.traced]) expect(follow(trace, steps)).toBe(follow(one, steps))
        expect(differing.changedReads(shared, 99).toSorted()).toEqual(changedReads(two, 99).toSorted())
        if (changedReads(two).length > 0) return
        same += 1
        expect(follow(two, steps)).toBe(follow(one, steps))
      }),
      { numRuns: 500, seed: 1 },
    )
    expect(same).toBeGreaterThan(20)
  })
})
