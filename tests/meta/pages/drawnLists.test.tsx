import { describe, expect, it } from 'vitest'
import { renderStock } from '../../../apps/site/src/page/renderStock'
import { checkEach } from '../checkEach'
import { drawnPage } from '../drawnPage'
import { samplePages } from '../samplePages'
import { openDemo } from '../seededDemo'

const lists = (await samplePages(await openDemo())).filter(({ data }) => data.page === 'search')

/** Removes island data, templates, island elements and generated ids, none of which is visible. */
const seen = (html: string): string =>
  html
    .replace(/<(script|template)\b.*?<\/\1>/gs, '')
    .replace(/<\/?f-(?:island|slot)[^>]*>|<!--.*?-->|<link rel="preload"[^>]*>/g, '')
    .replace(/_[\w-]*[rR]_[0-9a-z]*_|_i\d+-\d+_/g, 'id')

describe('the response to a choice in a stock list (SRC-01)', () => {
  it('the response to a choice in a stock list renders the same as its page', () =>
    checkEach(lists, (list) => {
      const { of, route, data } = list
      if (data.page !== 'search' || route.page !== 'search') throw new Error('This is no list.')
      const drawn = renderStock({ route, config: of.site.config, data, request: of.request }, {})
      expect(seen(drawnPage(list)).includes(seen(drawn.html))).toBe(true)
      expect([drawn.cars, drawn.result.total]).toEqual([data.result.cars.length, data.result.total])
      expect(JSON.stringify(drawn.result)).not.toContain('"slug"')
    }))

  it('the response to a choice in a stock list covers lists with cars, without any, and past their end', () => {
    const kinds = lists.map(({ data }) => data.page === 'search' && `${data.result.cars.length > 0} ${data.result.total > 0}`)
    expect(new Set(kinds)).toEqual(new Set(['true true', 'false false']))
  })
})
