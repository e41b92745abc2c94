import { describe, expect, it } from 'vitest'
import type { SchemaNode } from '../SchemaNode'
import { settingAt } from '../settingAt'
import { formatProblem } from './formatProblem'

const node = (pointer: string): SchemaNode => settingAt(pointer)?.node ?? {}

describe('formatProblem', () => {
  it.each([
    { keyword: 'pattern', at: '/theme/brandColour', value: 'red', sentence: 'Brand colour must be a colour such as #1f4fd8.' },
    {
      keyword: 'pattern',
      at: '/identity/email',
      value: 'x',
      sentence: 'Public email must be an email address such as sales@dealer.example.',
    },
    { keyword: 'minimum', at: '/search/pageSize', value: 1, sentence: 'Cars per page must be between 6 and 60.' },
    { keyword: 'maximum', at: '/search/pageSize', value: 99, sentence: 'Cars per page must be between 6 and 60.' },
    { keyword: 'maximum', at: '/stock/countOverride', value: 1e9, sentence: 'Stated stock count must be between 0 and 1,000,000.' },
    { keyword: 'type', at: '/search/pageSize', value: '24', sentence: 'Cars per page must be a whole number.' },
    { keyword: 'type', at: '/reviews/minAverage', value: 'x', sentence: 'Lowest average shown must be a number.' },
    { keyword: 'type', at: '/finance/showWidget', value: 'yes', sentence: 'Show weekly figure must be on or off.' },
    { keyword: 'type', at: '/identity/name', value: 5, sentence: 'Business name must be text.' },
    { keyword: 'type', at: '/leads/notify', value: 'x', sentence: 'Email leads to must be a list.' },
    { keyword: 'type', at: '/search', value: 5, sentence: 'Stock list must be a group of settings.' },
    { keyword: 'type', at: '/navigation/openOn', value: 5, sentence: 'Dropdowns open on must be Click or Hover.' },
    { keyword: 'enum', at: '/theme/corners', value: 'x', sentence: 'Corners must be Square, Soft or Round.' },
    { keyword: 'minLength', at: '/identity/name', value: '', sentence: 'Business name cannot be empty.' },
    {
      keyword: 'maxLength',
      at: '/header/announcement',
      value: '🚗'.repeat(130),
      sentence: 'Announcement can have at most 120 characters; this has 130.',
    },
    { keyword: 'minItems', at: '/stock/carTypes', value: [], sentence: 'Car types needs at least 1 entry.' },
    {
      keyword: 'maxItems',
      at: '/leads/notify',
      value: Array(11).fill('x'),
      sentence: 'Email leads to can have at most 10 entries; this has 11.',
    },
    {
      keyword: 'uniqueItems',
      at: '/stock/carTypes',
      value: ['new', 'new'],
      params: { i: 1, j: 0 },
      sentence: 'Car types lists “new” twice.',
    },
    {
      keyword: 'required',
      at: '/pages/list/x',
      value: {},
      params: { missingProperty: 'path' },
      sentence: 'Page needs the setting “Path”.',
    },
    { keyword: 'required', at: '/navigation/items/x', value: {}, params: { missingProperty: 'id' }, sentence: 'Menu item needs an id.' },
    {
      keyword: 'additionalProperties',
      at: '/search',
      value: {},
      params: { additionalProperty: 'pagesize' },
      sentence: '“pagesize” is not a setting of Stock list. Did you mean “pageSize”?',
    },
    {
      keyword: 'additionalProperties',
      at: '/search',
      value: {},
      params: { additionalProperty: 'colour' },
      sentence: '“colour” is not a setting of Stock list.',
    },
    { keyword: 'somethingNew', at: '/search/pageSize', value: 1, sentence: 'Cars per page is not valid.' },
  ])('$sentence', ({ keyword, at, value, params, sentence }) => {
    expect(formatProblem({ keyword, params: params ?? {} }, node(at).title ?? '', node(at), value)).toBe(sentence)
  })

  it.each([
    { tagValue: 'heroo', sentence: 'Block has the kind “heroo”, which does not exist. Did you mean “hero”?' },
    { tagValue: 'zzzzzzzz', sentence: 'Block has the kind “zzzzzzzz”, which does not exist.' },
    { tagValue: undefined, sentence: 'Block needs a kind, such as hero or prose.' },
  ])('$sentence', ({ tagValue, sentence }) => {
    expect(
      formatProblem({ keyword: 'discriminator', params: { tagValue } }, 'Block', node('/pages/list/home/blocks').items ?? null, {}),
    ).toBe(sentence)
  })
})
