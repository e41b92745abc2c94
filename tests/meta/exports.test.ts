import { expect, it } from 'vitest'
import { productionFiles } from './productionFiles'
import { sourcesIn } from './sourcesIn'

/** What a file for a spreadsheet is written with, so that no cell of it is a formula. */
const written = /\b(csvText|csvCell|exportRecords|leadCsv)\b/
/** Who makes such a file names it so, or says of which type it is; the console's pages hand on what the server made. */
const given = /fileName: `[^`]*\.csv`|contentType: 'text\/(csv|tab)/

it('Every file for a spreadsheet is written so that no cell of it is a formula (ENT-01)', () => {
  const production = productionFiles()
  const files = [...sourcesIn('packages'), ...sourcesIn('apps')].filter(({ file, text }) => production.has(file) && given.test(text))
  expect(files.filter(({ text }) => !written.test(text)).map(({ file }) => file)).toEqual([])
  expect(files.length).toBeGreaterThan(6)
})
