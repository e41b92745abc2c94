import { expect, it } from 'vitest'
import { productionFiles } from './productionFiles'
import { sourcesIn } from './sourcesIn'

/** Functions for spreadsheet files, which prevent formula injection. */
const written = /\b(csvText|csvCell|exportRecords|leadCsv|fleetCsv)\b/
/** Code that creates such a file has this name or type; console pages pass on the server's file. */
const given = /fileName: `[^`]*\.csv`|contentType: 'text\/(csv|tab)/

it('Every spreadsheet export escapes cells that look like formulas (ENT-01)', () => {
  const production = productionFiles()
  const files = [...sourcesIn('packages'), ...sourcesIn('apps')].filter(({ file, text }) => production.has(file) && given.test(text))
  expect(files.filter(({ text }) => !written.test(text)).map(({ file }) => file)).toEqual([])
  expect(files.length).toBeGreaterThan(6)
})
