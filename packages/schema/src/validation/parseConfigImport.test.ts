import { describe, expect, it } from 'vitest'
import { schemaVersion } from '../json-schema/configSchema'
import { parseConfigImport } from './parseConfigImport'

const messages = (text: string) => {
  const result = parseConfigImport(text)
  return result.ok ? [] : result.problems.map(({ message }) => message)
}

describe('parseConfigImport', () => {
  it('parseConfigImport reads the values of a layer', () => {
    expect(parseConfigImport('{"search": {"pageSize": 24}}')).toEqual({ ok: true, values: { search: { pageSize: 24 } } })
  })

  it('parseConfigImport reads an export, and migrates an old one', () => {
    expect(parseConfigImport('{"schemaVersion": 1, "values": {}}')).toEqual({ ok: true, values: {} })
    expect(parseConfigImport('\ufeff{"schemaVersion": 0, "values": {"finance": {"hideWidget": true}}}')).toEqual({
      ok: true,
      values: { finance: { showWidget: false } },
    })
  })

  it.each([
    [
      'malformed JSON',
      '{\n  "search": {"pageSize": 24,}\n}',
      'The file is not valid JSON. Line 2, column 29: There is a comma before “}”. Remove it.',
    ],
    ['an empty file', '', 'The file is not valid JSON. Line 1, column 1: A value was expected, but the text ends.'],
    ['a list', '[]', 'The file holds no config: it must be a JSON object, such as { "search": { "pageSize": 24 } }.'],
    ['an unknown key', '{"serch": {}}', '“serch” is not a setting of Site. Did you mean “search”?'],
    ['a value out of bounds', '{"search": {"pageSize": 600}}', 'Cars per page must be between 6 and 60.'],
    [
      'a newer version',
      '{"schemaVersion": 9, "values": {}}',
      `This file was written for version 9. This software reads versions up to ${schemaVersion}. Update the software first.`,
    ],
    ['an invalid version', '{"schemaVersion": -1, "values": {}}', 'The file’s schemaVersion is not a version number.'],
    ['invalid values', '{"schemaVersion": 1, "values": 5}', 'Site must be a group of settings.'],
    ['prototype pollution', '{"search": {"__proto__": {"pageSize": 7}}}', '“__proto__” is not allowed as a name.'],
    ['a constructor key', '{"constructor": {"prototype": {}}}', '“constructor” is not allowed as a name.'],
    ['a NUL character', '{"search": {"heading": "a\\u0000b"}}', 'The text contains a NUL character, which can’t be stored.'],
    ['too many levels', `${'{"a":'.repeat(50)}1${'}'.repeat(50)}`, 'The settings are nested too deeply.'],
  ])('parseConfigImport refuses $0', (_name, text, message) => {
    expect(messages(text)).toEqual([message])
  })

  it('parseConfigImport refuses a file above 2 MB without parsing it', () => {
    expect(messages('{'.repeat(5_000_000))).toEqual(['The file is larger than the limit of 2 MB.'])
    expect(messages(`"${'é'.repeat(1_200_000)}"`)).toEqual(['The file is larger than the limit of 2 MB.'])
  })

  // Superlinear time would exceed the test's timeout.
  it('parseConfigImport handles malicious texts of an allowed size in time', () => {
    expect(messages(JSON.stringify({ leads: { notify: [`a@${'.'.repeat(1_000_000)}`] } })).length).toBeGreaterThan(0)
    expect(messages(JSON.stringify({ navigation: { items: Array.from({ length: 50_000 }, () => ({ idd: 1 })) } })).length).toBe(100)
    expect(messages('['.repeat(1_900_000))).toEqual(['The file is not valid JSON. Line 1, column 202: The text is nested too deeply.'])
    expect(messages(`"${'x'.repeat(1_900_000)}`)).toHaveLength(1)
  })
})
