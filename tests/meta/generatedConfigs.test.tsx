import { validateConfig } from '@forecourt/schema/generated/validateConfig'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { validateValues } from '@forecourt/schema/validation/validateValues'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { arbitraryConfigs } from './arbitraryConfigs'
import { demoNow } from './demoNow'
import { generatedRuns } from './generatedRuns'
import { emptySite, type HostilePage, hostilePages } from './hostile/hostilePages'
import { serverHtml } from './serverHtml'

const request = { now: demoNow, origin: 'https://demo.example', mode: 'live' } as const

/** Number of configs: few in every run; as many as CONFIGS says, with new seeds, in a thorough one. */
const { numRuns: runs, seed } = process.env.CONFIGS ? { numRuns: Number(process.env.CONFIGS), seed: undefined } : generatedRuns(300)

/** The home page and two pages of other kinds, from a start index on. */
const somePages = (pages: readonly HostilePage[], from: number, pick: number): HostilePage[] => {
  const home = pages.filter(({ route }) => route.path === '/').slice(0, 1)
  const kinds = [...new Set(pages.map(({ data }) => data.page))]
  const others = [from, from + 1].flatMap((at) => {
    const alike = pages.filter(({ data }) => data.page === kinds[at % kinds.length])
    return alike[pick % alike.length] ?? []
  })
  return [...home, ...others]
}

it(
  `${runs} generated configs, half of them demo sites with mistakes, break neither validation nor resolution, and publishable ones render every page`,
  () => {
    const seen = { publishable: 0, refused: 0, drawn: 0 }
    const kinds = new Set<string>()
    fc.assert(
      fc.property(arbitraryConfigs, fc.nat(), (layers, pick) => {
        const own = layers.at(-1)?.values
        for (const problem of validateValues(own)) expect(problem.message).toMatch(/\S/)
        const { config, problems, origins } = resolveConfig(layers)
        expect(validateConfig(config)).toBe(true)
        expect(origins.size).toBeGreaterThan(0)
        for (const { message, where } of problems) expect([message, where].join()).not.toMatch(/undefined|\[object/)
        if (problems.some(({ severity }) => severity === 'error')) {
          seen.refused += 1
          return
        }
        seen.publishable += 1
        // Different pages each time, so that few configs cover all kinds.
        for (const { route, data } of somePages(hostilePages(config), 2 * seen.publishable, pick)) {
          expect(serverHtml({ found: true, route, config, data, request }), route.path).toContain('<main')
          seen.drawn += 1
          kinds.add(data.page)
        }
        expect(serverHtml({ found: false, config, site: emptySite, request })).toContain('<main')
      }),
      { numRuns: runs, ...(seed !== undefined && { seed }) },
    )
    // The test would prove nothing if all generated configs were refused, or all accepted.
    expect(seen.publishable).toBeGreaterThan(runs / 10)
    expect(seen.refused).toBeGreaterThan(runs / 10)
    expect(kinds.size).toBe(new Set(hostilePages(resolveConfig([]).config).map(({ data }) => data.page)).size)
    if (process.env.CONFIGS) process.stdout.write(`${JSON.stringify(seen)}\n`)
  },
  Math.max(60_000, runs * 400),
)
