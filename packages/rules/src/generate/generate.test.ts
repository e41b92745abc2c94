import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { citedRequirements, requirementAreas, requirementRanges } from './citedRequirements'
import { collectRules } from './collectRules'
import { generateCarAttributes } from './generateCarAttributes'
import { generateKindLists } from './generateKindLists'
import { generatePageTables } from './generatePageTables'
import { generateRulesDocs } from './generateRulesDocs'
import { parseRequirements } from './parseRequirements'
import { rulesIn } from './rulesIn'

const docs = new URL('../../../../docs/', import.meta.url)
const texts = parseRequirements(readFileSync(new URL('requirements.md', docs), 'utf8'))
const areas = requirementAreas(texts.keys())
const rules = collectRules(areas)

it('the documentation documents every rule that cites a requirement, with links to files and requirements that exist', () => {
  const text = generateRulesDocs(rules, texts)
  for (const { name, file } of rules) expect(text).toContain(`| [\`${name}\`](../packages/rules/src/${file}) |`)
  const targets = [...new Set([...text.matchAll(/[\w`]\]\(([^)`]+)\)(?!`)/g)].map(([, target = '']) => target))]
  const isThere = (target: string) => {
    const [, id] = /^requirements\.md#(.+)$/.exec(target) ?? []
    return target === 'config.md' || (id === undefined ? existsSync(new URL(target, docs)) : texts.has(id.toUpperCase()))
  }
  expect(targets.length).toBeGreaterThan(rules.length / 2)
  expect(targets.filter((target) => !isThere(target))).toEqual([])
})

it('files generated from car attributes are current: run `npm run gen` when this fails (ENT-01)', async () => {
  for (const [path, text] of Object.entries(await generateCarAttributes()))
    expect(readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8'), path).toBe(text)
})

it('the lists and tables of kinds are current: run `npm run gen` when this fails', () => {
  for (const [path, text] of Object.entries({ ...generateKindLists(), ...generatePageTables() }))
    expect(readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8'), path).toBe(text)
})

it.each([
  ['phoneFor', 'by a computed name', ['phone.demoCars', 'phone.main', 'phone.newCars', 'phone.usedCars']],
  ['regoText', 'in parts of its parameters', ['identity.country', 'identity.timeZone', 'rego.showExpiry', 'rego.showUnregistered']],
  ['footerLine', 'in a destructuring', ['finance.creditLicence', 'footer.line', 'identity.licence', 'identity.name', 'identity.timeZone']],
  ['aboveMinimum', 'from a whole config', ['reviews.minAverage']],
  ['countryRegulators', 'handed to it', ['identity.country']],
  ['formatMoney', 'not at all', []],
])('the list of rules finds the settings that $0 reads $1', (name, _how, settings) =>
  expect(rules.find((rule) => rule.name === name)?.settings).toEqual(settings),
)

it.each([
  { text: 'as CAR-02 says', ids: ['CAR-02'] },
  { text: '(CAR-04, CAR-02) and CAR-04', ids: ['CAR-02', 'CAR-04'] },
  { text: 'FIN-09 to FIN-11', ids: ['FIN-09', 'FIN-10', 'FIN-11'] },
  { text: 'UTF-16, ISO-8601 and A-10', ids: [] },
])('the list of rules finds the requirements in “$text”', ({ text, ids }) => expect(citedRequirements(text, areas)).toEqual(ids))

it('the documentation lists a file’s exports with their comments, and leaves out those that cite no requirement', () => {
  const source = `
/** A helper. */
export const helper = 1
/**
 * Says yes | no
 * (CAR-02).
 *
 * @example rule() // CAR-09
 */
export const rule = () => true`
  const [rule, ...others] = rulesIn('stock/rule.ts', source, () => ['stock.carTypes'], areas)
  expect(others).toEqual([])
  expect(rule).toEqual({
    name: 'rule',
    file: 'stock/rule.ts',
    text: 'Says yes | no (CAR-02).',
    requirements: ['CAR-02', 'CAR-09'],
    settings: ['stock.carTypes'],
  })
  const text = generateRulesDocs(rule ? [rule] : [], texts)
  expect(text).toContain('Says yes \\| no (CAR-02). | `stock.carTypes` |')
  expect(text).toContain(`| [CAR-02](requirements.md#car-02) | ${texts.get('CAR-02')?.replaceAll('|', '\\|')} |`)
})

it('the documentation prints consecutive ids as a range', () => {
  expect(requirementRanges(['CAR-04', 'CAR-02', 'CAR-03', 'FIN-09', 'CAR-06'])).toEqual([
    ['CAR-02', 'CAR-04'],
    ['CAR-06', 'CAR-06'],
    ['FIN-09', 'FIN-09'],
  ])
})
