import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { comparedPages } from './pages/comparedPages'
import { formatForecast } from './pages/formatForecast'

const home = mkdtempSync(path.join(os.tmpdir(), 'forecourt-forecast-'))
afterAll(() => rmSync(home, { recursive: true }))

const write = (side: string, pages: { readonly [name: string]: string }): string => {
  const folder = path.join(home, side)
  mkdirSync(folder)
  for (const [name, body] of Object.entries(pages))
    writeFileSync(path.join(folder, `${encodeURIComponent(name).slice(0, 200)}.html`), `<html><body>${body}</body></html>`)
  return folder
}

it('a forecast of a code change lists the demo pages that it changes, grouped by equal changes (CFG-12)', () => {
  const car = (name: string, weekly: string) => `<h1>${name}</h1><p>$24,990</p>${weekly}<input id="_R_1a_">`
  const long = `north /search?query=${'é'.repeat(60)}`
  const before = write('before', {
    'north /cars/rio': car('Kia Rio', '<p>$129 a week</p>'),
    'north /cars/cx-5': car('Mazda CX-5', '<p>$159 a week</p>'),
    'north /': '<p>Home</p><input id="_R_1_">',
    [long]: '<p>Cars</p>',
  })
  const after = write('after', {
    'north /cars/rio': car('Kia Rio', ''),
    'north /cars/cx-5': car('Mazda CX-5', ''),
    'north /': '<p>Home</p><input id="_R_2_">',
    [long]: '<p>Cars</p>',
    'north /news': '<p>News</p>',
  })
  expect(formatForecast(comparedPages(before, after)).split('\n')).toEqual([
    '3 of 5 demo pages change',
    ...['', '2 car pages, such as north /cars/cx-5', '  “$159 a week” disappears'],
    ...['', 'north /news', '  The page appears', ''],
  ])
})
