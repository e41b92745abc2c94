import { describe, expect, it } from 'vitest'
import { productionFiles } from './productionFiles'
import { allRequirements, citedIn, isRequirement, requirementIds } from './requirements'
import { sourcesIn } from './sourcesIn'

const areas = ['car', 'pricing', 'stock', 'finance', 'hours', 'leads', 'phone', 'menus', 'routing', 'search', 'seo', 'access']

const docComments = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\//g

/** Whether a file exports logic; types and lists are none. */
const decides = (text: string) => /^export const \w+ = (<.*>)?\(|^export function /m.test(text)

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)

const sources = [...sourcesIn('packages'), ...sourcesIn('apps'), ...sourcesIn('tests/e2e')]
const files = new Set(sources.map(({ file }) => file))
const rules = areas
  .flatMap((area) => sources.filter(({ file }) => file.startsWith(`packages/rules/src/${area}/`)))
  .filter(({ file, text }) => !isTest(file) && decides(text))
/** Test titles: quoted texts on lines that name tests or their rows. */
const titleLines = /^.*(?:\b(?:it|test|describe)\b.*\(|\btitle:|\bname:|^\s*\}\)\(|^\s*\[?'[^']*\([A-Z]{2,4}-\d).*$/gm
const titled = new Set(
  [...sources, ...sourcesIn('tests')]
    .filter(({ file }) => isTest(file) || file.endsWith('.spec.ts'))
    .flatMap(({ text }) => [...text.matchAll(titleLines)].flatMap(([line]) => citedIn(line))),
)
const citing = new Map(sources.map(({ file, text }) => [file, new Set(citedIn(text))]))
const inProduction = productionFiles()
const citersOf = (id: string) => [...citing].flatMap(([file, ids]) => (ids.has(id) ? [file] : []))

describe('every rule has a test file and cites a requirement', () => {
  it('the check of rules finds the rules', () => expect(rules.length).toBeGreaterThan(40))

  it('each rule has a test file next to it', () =>
    expect(rules.map(({ file }) => file).filter((file) => !files.has(file.replace(/\.ts$/, '.test.ts')))).toEqual([]))

  it('each rule cites a requirement in its doc comments', () => {
    const cites = (text: string) => [...text.matchAll(docComments)].some(([, comment = '']) => citedIn(comment).length > 0)
    expect(rules.filter(({ text }) => !cites(text)).map(({ file }) => file)).toEqual([])
  })
})

describe('citations of requirements', () => {
  it('citations of requirements find at least 439 requirements, each with its text', () =>
    expect(allRequirements.length).toBeGreaterThanOrEqual(439))

  it('citations of requirements name only existing requirements', () => {
    const unknown = [...citing].flatMap(([file, ids]) => [...ids].filter((id) => !isRequirement(id)).map((id) => `${file}: ${id}`))
    expect(unknown).toEqual([])
  })

  const ofRules = [...requirementIds('CAR', 1, 30), ...requirementIds('FIN', 1, 29)]
  // Code that only tests import doesn't count.
  const keepersOf = (id: string) => citersOf(id).filter((file) => inProduction.has(file))

  it('citations of requirements cover each listed requirement in production code and in a test', () => {
    const others = [requirementIds('NAV', 1, 5), requirementIds('SRC', 1, 49), requirementIds('CARD', 1, 11), requirementIds('FAV', 1, 10)]
    const ids = [...ofRules, ...others.flat()]
    expect(ids.filter((id) => keepersOf(id).length === 0)).toEqual([])
    expect(ids.filter((id) => !citersOf(id).some(isTest))).toEqual([])
  })

  it('citations of requirements cover each listed requirement in the title of a test', () => {
    // UI-22, the Earth's radius, belongs to distances between shoppers and locations, which no page shows yet.
    const ids = [...ofRules, ...requirementIds('VDP', 1, 29), ...requirementIds('UI', 1, 21), 'UI-23']
    expect(ids.filter((id) => !titled.has(id))).toEqual([])
  })

  it('citations of requirements cover each requirement of CAR and FIN in a rule', () => {
    const inRules = areas.map((area) => `packages/rules/src/${area}/`)
    const isKept = (id: string) => keepersOf(id).some((file) => inRules.some((folder) => file.startsWith(folder)))
    expect(ofRules.filter((id) => !isKept(id))).toEqual([])
  })

  it('NAV-06, which only styles implement, is cited where the menu is chosen', () => {
    expect(citersOf('NAV-06')).toContain('packages/runtime/src/chrome/SiteHeader.tsx')
  })
})
