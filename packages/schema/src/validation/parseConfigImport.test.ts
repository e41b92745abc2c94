import { describe, expect, it } from 'vitest'
import { schemaVersion } from '../json-schema/configSchema'
import { parseConfigImport } from './parseConfigImport'

const messages = (text: string) => {
  const result = parseConfigImport(text)
  return result.ok ? [] : result.problems.map(({ message }) => message)
}

describe('parseConfigImport', () => {
  it('reads the values of a layer', () => {
    expect(parseConfigImport('{"search": {"pageSize": 24}}')).toEqual({ ok: true, values: { search: { pageSize: 24 } } })
  })

  it('reads an export, and brings an old one up to date', () => {
    expect(parseConfigImport('{"schemaVersion": 1, "values": {}}')).toEqual({ ok: true, values: {} })
    expect(parseConfigImport('\ufeff{"schemaVersion": 0, "values": {"finance": {"hideWidget": true}}}')).toEqual({
      ok: true,
      values: { finance: { showWidget: false } },
    })
  })

  it.each([
    {
      name: 'malformed JSON',
      text: '{\n  "search": {"pageSize": 24,}\n}',
      message: 'The file is not valid JSON. Line 2, column 29: There is a comma before “}”; please remove it.',
    },
    { name: 'an empty file', text: '', message: 'The file is not valid JSON. Line 1, column 1: A value was expected, but the text ends.' },
    {
      name: 'a list',
      text: '[]',
      message: 'The file holds no config: it must be a JSON object, such as { "search": { "pageSize": 24 } }.',
    },
    { name: 'an unknown key', text: '{"serch": {}}', message: '“serch” is not a setting of Site. Did you mean “search”?' },
    { name: 'a value out of bounds', text: '{"search": {"pageSize": 600}}', message: 'Cars per page must be between 6 and 60.' },
    {
      name: 'a newer version',
      text: '{"schemaVersion": 9, "values": {}}',
      message: `This config was written for version 9; this software reads versions up to ${schemaVersion}. Please update the software first.`,
    },
    {
      name: 'a version that is none',
      text: '{"schemaVersion": -1, "values": {}}',
      message: 'The file’s schemaVersion is not a version number.',
    },
    { name: 'values that are none', text: '{"schemaVersion": 1, "values": 5}', message: 'Site must be a group of settings.' },
    { name: 'prototype pollution', text: '{"search": {"__proto__": {"pageSize": 7}}}', message: '“__proto__” is not allowed as a name.' },
    { name: 'a constructor key', text: '{"constructor": {"prototype": {}}}', message: '“constructor” is not allowed as a name.' },
    {
      name: 'a NUL character',
      text: '{"search": {"heading": "a\\u0000b"}}',
      message: 'The text contains a NUL character, which cannot be stored.',
    },
    { name: 'endless depth', text: `${'{"a":'.repeat(50)}1${'}'.repeat(50)}`, message: 'The config is nested too deeply.' },
  ])('refuses $name', ({ text, message }) => {
    expect(messages(text)).toEqual([message])
  })

  it('refuses 5 MB without reading them', () => {
    expect(messages('{'.repeat(5_000_000))).toEqual(['The file is larger than 2 MB, which no config is.'])
    expect(messages(`"${'é'.repeat(1_200_000)}"`)).toEqual(['The file is larger than 2 MB, which no config is.'])
  })

  // What grows faster than the text runs into the test's own time limit.
  it('gets through absurd texts of an allowed size', () => {
    expect(messages(JSON.stringify({ leads: { notify: [`a@${'.'.repeat(1_000_000)}`] } })).length).toBeGreaterThan(0)
    expect(messages(JSON.stringify({ navigation: { items: Array.from({ length: 50_000 }, () => ({ idd: 1 })) } })).length).toBe(100)
    expect(messages('['.repeat(1_900_000))).toEqual(['The file is not valid JSON. Line 1, column 202: The text is nested too deeply.'])
    expect(messages(`"${'x'.repeat(1_900_000)}`)).toHaveLength(1)
  })
})
