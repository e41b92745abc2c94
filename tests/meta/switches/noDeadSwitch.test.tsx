import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { openDemo } from '../seededDemo'
import { listSettings } from '../settings'
import { createEffects } from './createEffects'
import { findUnnoticed } from './findUnnoticed'
import { provenElsewhere } from './provenElsewhere'

const demo = await openDemo()
afterAll(demo.close)

const effects = createEffects(demo)
const settings = listSettings(demo.sites).filter(({ node }) => node.const === undefined)
// Items are named by their ids, which show in nothing; only where the id is a choice is it one.
const switches = settings.filter(({ name, node }) => !name.endsWith('/id') || node.enum)

describe('every setting of some demo site makes a difference: to a page, what search engines read, a form, or who is told', () => {
  it.each(switches.filter(({ name }) => !provenElsewhere[name] || provenElsewhere[name].values))('$name', async (setting) => {
    expect(setting.places, 'no demo site has it').not.toEqual([])
    expect(await findUnnoticed(setting, effects), 'makes no difference').toEqual([])
  })
})

describe('a setting whose difference the demo cannot show has a test of its own', () => {
  it.each(Object.entries(provenElsewhere))('%s', (name, { file, title }) => {
    expect(switches.map((setting) => setting.name)).toContain(name)
    expect(readFileSync(file, 'utf8')).toContain(title)
  })
})
