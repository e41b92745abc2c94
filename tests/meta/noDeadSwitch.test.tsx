import { afterAll, describe, expect, it } from 'vitest'
import { createEffects } from './createEffects'
import { otherValues } from './otherValues'
import { openDemo } from './seededDemo'
import { settingsOf } from './settings'

const demo = await openDemo()
const effects = createEffects(demo)
const settings = settingsOf(demo.sites)
afterAll(demo.close)

describe('every value of every setting changes something', () => {
  it.each(settings)('$name', async ({ node, places }) => {
    const values = new Set(places.flatMap(({ value }) => otherValues(node, value).map((v) => JSON.stringify(v))))
    const dead: string[] = []
    let tried = 0
    for (const text of values) {
      const value = JSON.parse(text)
      let alive = false
      for (const place of places) {
        if (JSON.stringify(place.value) === text) continue
        tried++
        if (await effects.changes(place, value)) {
          alive = true
          break
        }
      }
      if (!alive) dead.push(text)
    }
    if (places.length === 0) console.log('UNUSED')
    expect(dead).toEqual([])
  })
})
