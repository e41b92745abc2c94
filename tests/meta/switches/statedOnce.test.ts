import { type KnownSetting, settingsAsked } from '@forecourt/rules/testing/settingsAsked'
import { configSections } from '@forecourt/schema/json-schema/configSchema'
import { describe, expect, it } from 'vitest'
import { productionFiles } from '../productionFiles'
import { sourcesIn } from '../sourcesIn'

const switches = Object.entries(configSections).flatMap(([section, { properties }]) =>
  Object.entries(properties).flatMap(([key, { type }]): KnownSetting[] => (type === 'boolean' ? [{ section, key }] : [])),
)

/** Where settings are declared and carried over, not asked. */
const declares = /^packages\/schema\/src\/(sections|generated|migrations|blocks|testing)\//

const anyOf = (words: readonly string[]) => new RegExp(`\\b(?:${[...new Set(words)].join('|')})\\b`)
const namesSection = anyOf(switches.map(({ section }) => section))
const namesKey = anyOf(switches.map(({ key }) => key))

const production = productionFiles()
const sources = [...sourcesIn('packages'), ...sourcesIn('apps')].filter(
  ({ file, text }) => production.has(file) && !declares.test(file) && namesSection.test(text) && namesKey.test(text),
)

/** Every switch that more than one module of production reads, with those modules. */
const readTwice = () => {
  const readers = new Map<string, string[]>()
  for (const { file, text } of sources)
    for (const setting of settingsAsked(file, text, switches)) readers.set(setting, [...(readers.get(setting) ?? []), file])
  return [...readers].filter(([, files]) => files.length > 1).map(([setting, files]) => `${setting}: ${files.join(', ')}`)
}

describe('a switch of the schema is asked in one module', () => {
  it('reads every switch in at most one module of production: whoever else asks, asks that one (CFG-12)', () => {
    expect(switches.length).toBeGreaterThan(80)
    expect(readTwice()).toEqual([])
  })

  it.each([
    { name: 'a path', text: `config.favourites.showViewed && draw()` },
    { name: 'an optional path', text: `live?.config.favourites.showViewed` },
    { name: 'a destructuring', text: `const { showViewed } = config.favourites` },
    { name: 'one of a parameter', text: `const f = ({ favourites: { showViewed } }: ResolvedConfig) => showViewed` },
    { name: 'another name of the section', text: `const { favourites: settings } = config; if (settings.showViewed) draw()` },
    { name: 'a typed parameter', text: `const f = (settings: Pick<ResolvedConfig['favourites'], 'showViewed'>) => settings.showViewed` },
    { name: 'a pointer', text: `const needs = [isOn('/favourites/showViewed')]` },
  ])('sees a switch read by $name', ({ text }) => {
    expect([...settingsAsked('seen.ts', text, switches)]).toEqual(['favourites.showViewed'])
  })

  it.each([
    { name: 'a type', text: `type Config = Pick<ResolvedConfig['favourites'], 'showViewed'>` },
    { name: 'a function of that name', text: `showViewed(place, car)` },
    { name: 'a value that is written', text: `const config = { favourites: { showViewed: true } }` },
    { name: 'a key of something else', text: `const { enabled } = feed; row.enabled` },
    { name: 'what a page loaded', text: `const { showViewed } = data.favourites; data.favourites.showViewed` },
  ])('takes $name for no reading', ({ text }) => {
    expect([...settingsAsked('seen.ts', text, switches)]).toEqual([])
  })
})
