import { describe, expect, it } from 'vitest'
import type { SchemaNode } from '../SchemaNode'
import { settingAt } from '../settingAt'
import { formatProblem } from './formatProblem'

const node = (pointer: string): SchemaNode => settingAt(pointer)?.node ?? {}

describe('formatProblem', () => {
  it.each<[keyword: string, at: string, value: unknown, sentence: string, params?: Readonly<Record<string, unknown>>]>([
    ['pattern', '/theme/brandColour', 'red', 'Brand colour must be a colour such as #1f4fd8.'],
    ['pattern', '/identity/email', 'x', 'Public email must be an email address such as sales@dealer.example.'],
    ['minimum', '/search/pageSize', 1, 'Cars per page must be between 6 and 60.'],
    ['maximum', '/search/pageSize', 99, 'Cars per page must be between 6 and 60.'],
    ['maximum', '/stock/countOverride', 1e9, 'Displayed stock count must be between 0 and 1,000,000.'],
    ['type', '/search/pageSize', '24', 'Cars per page must be a whole number.'],
    ['type', '/reviews/minAverage', 'x', 'Lowest average shown must be a number.'],
    ['type', '/finance/showWidget', 'yes', 'Show weekly repayment on car pages must be on or off.'],
    ['type', '/identity/name', 5, 'Business name must be text.'],
    ['type', '/leads/notify', 'x', 'Email leads to must be a list.'],
    ['type', '/search', 5, 'Stock list must be a group of settings.'],
    ['type', '/navigation/openOn', 5, 'Dropdowns open on must be Click or Hover.'],
    ['enum', '/theme/corners', 'x', 'Corners must be Square, Soft or Round.'],
    ['minLength', '/identity/name', '', 'Business name can’t be empty.'],
    ['maxLength', '/header/announcement', '🚗'.repeat(130), 'Announcement can have at most 120 characters. This has 130.'],
    ['minItems', '/stock/carTypes', [], 'Car types needs at least 1 entry.'],
    ['maxItems', '/leads/notify', Array(11).fill('x'), 'Email leads to can have at most 10 entries. This has 11.'],
    ['uniqueItems', '/stock/carTypes', ['new', 'new'], 'Car types lists “new” twice.', { i: 1, j: 0 }],
    ['required', '/pages/list/x', {}, 'Page needs the setting “Path”.', { missingProperty: 'path' }],
    ['required', '/navigation/items/x', {}, 'Menu item needs an id.', { missingProperty: 'id' }],
    [
      'additionalProperties',
      '/search',
      {},
      '“pagesize” is not a setting of Stock list. Did you mean “pageSize”?',
      { additionalProperty: 'pagesize' },
    ],
    ['additionalProperties', '/search', {}, '“colour” is not a setting of Stock list.', { additionalProperty: 'colour' }],
    ['somethingNew', '/search/pageSize', 1, 'Cars per page is not valid.'],
  ])('$3', (keyword, at, value, sentence, params) => {
    expect(formatProblem({ keyword, params: params ?? {} }, node(at).title ?? '', node(at), value)).toBe(sentence)
  })

  it.each([
    { tagValue: 'heroo', sentence: 'Block has the type “heroo”, which does not exist. Did you mean “hero”?' },
    { tagValue: 'zzzzzzzz', sentence: 'Block has the type “zzzzzzzz”, which does not exist.' },
    { tagValue: undefined, sentence: 'Block needs a type, such as hero or prose.' },
  ])('$sentence', ({ tagValue, sentence }) => {
    expect(
      formatProblem({ keyword: 'discriminator', params: { tagValue } }, 'Block', node('/pages/list/home/blocks').items ?? null, {}),
    ).toBe(sentence)
  })
})
