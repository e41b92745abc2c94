import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourcesIn } from '../sourcesIn'

/** By folder or file of rules: the test that renders the declared parts, or decides by them. */
const testByTable: { readonly [path: string]: string } = {
  'accounts/garageParts.ts': 'tests/meta/parts/drawnParts.test.tsx',
  'blocks/': 'tests/meta/parts/blocks.test.ts',
  'car/buttons/': 'packages/rules/src/car/buttons/carButtonReasons.test.ts',
  'car/cardParts.ts': 'tests/meta/parts/drawnParts.test.tsx',
  'car/consumerNoticePart.ts': 'tests/meta/parts/drawnParts.test.tsx',
  'car/listing/': 'packages/search/src/stock/embeddedSearch.test.ts',
  'car/modelLinkPart.ts': 'tests/meta/parts/drawnParts.test.tsx',
  'car/page/': 'tests/meta/parts/drawnParts.test.tsx',
  'car/tags/': 'tests/meta/parts/drawnParts.test.tsx',
  'checkout/': 'tests/meta/parts/drawnSteps.test.tsx',
  'finance/': 'packages/runtime/src/pages/car/carPageParts.test.tsx',
  'hours/appointmentPart.ts': 'tests/meta/parts/drawnParts.test.tsx',
  'leads/form/': 'tests/meta/parts/drawnForms.test.tsx',
  'leads/': 'tests/meta/leadAnswers.test.tsx',
  'locations/': 'tests/meta/parts/drawnParts.test.tsx',
  'menus/': 'tests/meta/parts/chrome.test.ts',
  'models/': 'tests/meta/parts/drawnParts.test.tsx',
  'offers/cardOffer.ts': 'tests/meta/parts/drawnLists.test.tsx',
  'offers/': 'tests/meta/parts/drawnParts.test.tsx',
  'pages/popups/': 'tests/meta/parts/drawnPopups.test.tsx',
  'pages/': 'packages/rules/src/pages/whyPagesShow.test.ts',
  'pricing/': 'tests/meta/parts/drawnParts.test.tsx',
  'search/filters/': 'tests/meta/parts/drawnLists.test.tsx',
  'search/list/': 'tests/meta/parts/drawnLists.test.tsx',
  'valuations/': 'tests/meta/parts/drawnSteps.test.tsx',
}

/** Files that declare part conditions. */
const partFiles = sourcesIn('packages/rules/src').flatMap(({ file, text }) =>
  !/\.test\.ts$|\/testing\/|\/generated\/|\/rules\/src\/parts\//.test(file) && /^\s*needs(?::|,)/m.test(text)
    ? [file.replace('packages/rules/src/', '')]
    : [],
)
const keyOf = (file: string): string | undefined => Object.keys(testByTable).find((path) => file.startsWith(path))

describe('every table of parts has a test that renders it, or applies it (UI-19)', () => {
  it('the tables are found', () => expect(partFiles.length).toBeGreaterThan(60))

  it('each has an entry in `testByTable`', () => expect(partFiles.filter((file) => !keyOf(file))).toEqual([]))

  it('each entry names an existing test, and each a table', () => {
    expect(Object.values(testByTable).filter((test) => !existsSync(test))).toEqual([])
    expect(Object.keys(testByTable).filter((path) => !partFiles.some((file) => keyOf(file) === path))).toEqual([])
  })
})
