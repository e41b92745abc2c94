import { conditionsStated, type KnownSetting, settingsReadIn } from '@forecourt/rules/testing/settingsReadIn'
import { configSections } from '@forecourt/schema/json-schema/configSchema'
import { describe, expect, it } from 'vitest'
import { productionFiles } from '../productionFiles'
import { sourcesIn } from '../sourcesIn'

const settings = Object.entries(configSections).flatMap(([section, { properties }]) =>
  Object.entries(properties).map(([key, { type }]): KnownSetting & { readonly isSwitch: boolean } => ({
    section,
    key,
    isSwitch: type === 'boolean',
  })),
)
const switches = settings.filter(({ isSwitch }) => isSwitch)
/** Texts, lists, numbers and choices. Several modules may output such a value, but only one may decide something by it. */
const others = settings.filter(({ isSwitch }) => !isSwitch)

/** Code that declares or migrates settings. */
const declares = /^packages\/schema\/src\/(sections|generated|migrations|blocks|testing)\//

const anyOf = (words: readonly string[]) => new RegExp(`\\b(?:${[...new Set(words)].join('|')})\\b`)
const namesSection = anyOf(switches.map(({ section }) => section))
const namesKey = anyOf(switches.map(({ key }) => key))

const production = productionFiles()
const sources = [...sourcesIn('packages'), ...sourcesIn('apps')].filter(({ file }) => production.has(file) && !declares.test(file))
const sourcesOfSwitches = sources.filter(({ text }) => namesSection.test(text) && namesKey.test(text))

/** Detects reads of a page's, block's or popup's own switch. Shown texts and reasons also have `shown`, so names distinguish them. */
const asksItems = (text: string): boolean =>
  /\b(?:page|block|popup|item)\??\.shown\b|\b(?:pages|blocks|items|list)\s*\.(?:filter|find|some)\(\(\{ shown \}\)/.test(text)

type Source = (typeof sources)[number]

/** Values found in more than one source, with their sources. */
const repeated = (all: readonly Source[], has: (source: Source) => Iterable<string>) => {
  const files = new Map<string, string[]>()
  for (const source of all) for (const found of has(source)) files.set(found, [...(files.get(found) ?? []), source.file])
  return [...files].filter(([, where]) => where.length > 1).map(([found, where]) => `${found}: ${where.join(', ')}`)
}

describe('a switch of the schema is read in one module', () => {
  it('every switch is read in at most one production module, which all others call (CFG-12)', () => {
    expect(switches.length).toBeGreaterThan(80)
    expect(repeated(sourcesOfSwitches, ({ file, text }) => settingsReadIn(file, text, switches))).toEqual([])
  })

  it('each condition of a text, a list, a number or a choice is in at most one production module (CFG-12)', () => {
    expect(others.length).toBeGreaterThan(200)
    expect(repeated(sources, ({ file, text }) => conditionsStated(file, text, others))).toEqual([])
  })

  it('only `shownItems` reads whether a page, a block or a popup is switched on (CFG-12)', () => {
    expect(sources.flatMap(({ file, text }) => (asksItems(text) ? [file] : []))).toEqual([])
  })

  it.each([
    { name: 'a text that is there', text: `const shown = config.offers.text !== ''`, message: 'offers.text is there' },
    { name: 'one of blanks', text: `if (config.offers.text.trim() === '') leave()`, message: 'offers.text is there' },
    { name: 'one before a rendered value', text: `config.offers.text && draw()`, message: 'offers.text is there' },
    { name: 'one that is destructured', text: `const { text } = config.offers; const x = text ? 1 : 2`, message: 'offers.text is there' },
    { name: 'a list', text: `const any = config.search.distances.length > 0`, message: 'search.distances is there' },
    {
      name: 'a choice',
      text: `const f = ({ theme }: ResolvedConfig) => theme.headingCase === 'upper'`,
      message: 'theme.headingCase is upper',
    },
    { name: 'a word in a text', text: `config.footer.line.includes('{licence}')`, message: 'footer.line has {licence}' },
  ])('the search for switches of the schema detects the condition of $name', ({ text, message }) => {
    expect([...conditionsStated('seen.ts', text, others)]).toEqual([message])
  })

  it('the search for switches of the schema treats an example, and its placeholder, as no condition', () => {
    expect([...conditionsStated('seen.ts', 'write(config.offers.text || usual, config.search.distances.map(Number))', others)]).toEqual([])
  })

  it.each([
    { name: 'a path', text: `config.favourites.showViewed && draw()` },
    { name: 'an optional path', text: `live?.config.favourites.showViewed` },
    { name: 'a destructuring', text: `const { showViewed } = config.favourites` },
    { name: 'one of a parameter', text: `const f = ({ favourites: { showViewed } }: ResolvedConfig) => showViewed` },
    { name: 'another name of the section', text: `const { favourites: settings } = config; if (settings.showViewed) draw()` },
    { name: 'a typed parameter', text: `const f = (settings: Pick<ResolvedConfig['favourites'], 'showViewed'>) => settings.showViewed` },
    { name: 'a pointer', text: `const needs = [isOn('/favourites/showViewed')]` },
  ])('the search for switches of the schema detects a switch read by $name', ({ text }) => {
    expect([...settingsReadIn('seen.ts', text, switches)]).toEqual(['favourites.showViewed'])
  })

  it.each([
    { name: 'a type', text: `type Config = Pick<ResolvedConfig['favourites'], 'showViewed'>` },
    { name: 'a function of that name', text: `showViewed(place, car)` },
    { name: 'a value that is written', text: `const config = { favourites: { showViewed: true } }` },
    { name: 'a key of something else', text: `const { enabled } = feed; row.enabled` },
    { name: 'the data of a page', text: `const { showViewed } = data.favourites; data.favourites.showViewed` },
  ])('the search for switches of the schema treats $name as no read', ({ text }) => {
    expect([...settingsReadIn('seen.ts', text, switches)]).toEqual([])
  })
})
