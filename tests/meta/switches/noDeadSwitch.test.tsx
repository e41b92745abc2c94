import { readFileSync } from 'node:fs'
import { testsAll } from '@forecourt/schema/testing/testsAll'
import { describe, expect, it } from 'vitest'
import { checkEach } from '../checkEach'
import { cover } from '../cover'
import { openDemo } from '../seededDemo'
import { listSettings, type Setting } from '../settings'
import { createEffects } from './createEffects'
import { findUnnoticed } from './findUnnoticed'
import { provenElsewhere } from './provenElsewhere'

const demo = await openDemo()
const effects = createEffects(demo)
const settings = listSettings(demo.sites).filter(({ node }) => node.const === undefined)
// Shoppers don't see the id of an item, unless the id is a choice, such as the kind of a button.
const switches = settings.filter(({ name, node }) => !name.endsWith('/id') || node.enum)
const shownHere = switches.filter(({ name }) => !provenElsewhere[name] || provenElsewhere[name].values)

/** Section or block kind of a setting. */
const sectionOf = ({ name }: Setting): string => /\/blocks\/[^/]+/.exec(name)?.[0] ?? name.split('/')[1] ?? ''

const sections = [...new Set(shownHere.map(sectionOf))]
const sampledSections = new Set(testsAll ? sections : sections.filter((_, at) => at % 6 === 0))

/** In a sample: one setting of every sixth section or block kind, and of each value type among those. */
const tried = testsAll
  ? shownHere
  : await cover(
      shownHere.filter((setting) => sampledSections.has(sectionOf(setting))),
      (setting) => [sectionOf(setting), `${setting.node.type} ${setting.node.enum ? 'of some' : (setting.node['x-expects'] ?? '')}`],
      (setting) => setting,
    )

describe('every setting has an effect on a demo site: on a page, search engines, a form, or recipients', () => {
  it.each([...new Set(tried.map(sectionOf))])('%s', (section) =>
    checkEach(
      tried.filter((setting) => sectionOf(setting) === section),
      async (setting) => expect(await findUnnoticed(setting, effects), 'makes no difference').toEqual([]),
    ),
  )

  it('every setting is used by a demo site', () =>
    expect(shownHere.filter(({ places }) => places.length === 0).map(({ name }) => name)).toEqual([]))
})

it('a setting without an effect in the demo has a test elsewhere', () =>
  checkEach(
    Object.entries(provenElsewhere).map(([name, proof]) => ({ name, ...proof })),
    ({ name, file, title }) => {
      expect(switches.map((setting) => setting.name)).toContain(name)
      expect(readFileSync(file, 'utf8')).toContain(title)
    },
  ))
