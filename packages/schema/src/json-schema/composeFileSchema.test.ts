import Ajv2020 from 'ajv/dist/2020'
import { expect, it } from 'vitest'
import { configFileText } from '../layers/configFileText'
import { composeFileSchema, fileSchemaPath } from './composeFileSchema'
import { schemaVersion } from './configSchema'

const schema = composeFileSchema('https://console.example')
const validate = new Ajv2020({ strict: false, discriminator: true }).compile(schema)

it('the JSON Schema has the address it is served at as its id (CFG-01)', () => {
  expect(schema.$id).toBe(`https://console.example${fileSchemaPath}`)
})

it('the JSON Schema of config files accepts an exported file', () => {
  expect(validate(JSON.parse(configFileText({ search: { pageSize: 24 } } as never, schema.$id)))).toBe(true)
})

it.each([
  { name: 'a setting out of its bounds', file: { schemaVersion, values: { search: { pageSize: 100_000 } } } },
  { name: 'an unknown setting', file: { schemaVersion, values: { search: { colour: 'red' } } } },
  { name: 'values without a version', file: { values: {} } },
  { name: 'a newer version', file: { schemaVersion: schemaVersion + 1, values: {} } },
])('the schema of config files refuses $name (CFG-01)', ({ file }) => {
  expect(validate(file)).toBe(false)
})

it('the JSON Schema describes each choice of a list for JSON editors', () => {
  const country = (schema.properties.values as { properties: { identity: { properties: { country: { enumDescriptions: string[] } } } } })
    .properties.identity.properties.country
  expect(country.enumDescriptions).toEqual(['Australia', 'New Zealand'])
})
