import { configSections, rootNode } from '@forecourt/schema/json-schema/configSchema'
import { type SchemaNode, settingGroups } from '@forecourt/schema/SchemaNode'
import { describe, expect, it } from 'vitest'
import { checkEach } from './checkEach'
import { requiredSettings } from './requiredSettings'
import { isRequirement } from './requirements'
import { namesIn } from './settings'

const names = new Set(namesIn(rootNode, '').map(([name]) => name))

describe('every switch that a requirement names is in the schema (CFG-09)', () => {
  it('every switch that a requirement names is in the schema under its name', () =>
    expect(Object.values(requiredSettings).flatMap((settings) => settings.filter((setting) => !names.has(setting)))).toEqual([]))

  it('each is named by an existing requirement', () => {
    expect(Object.keys(requiredSettings).filter((id) => !isRequirement(id))).toEqual([])
  })
})

/** All nodes that users set: sections, settings, items and their settings. */
const described = (node: SchemaNode, name: string): [string, SchemaNode][] => [
  ...Object.entries(node.properties ?? {}).flatMap(([key, child]): [string, SchemaNode][] => [
    [`${name}/${key}`, child],
    ...described(child, `${name}/${key}`),
  ]),
  ...(node.items?.oneOf ?? (node.items ? [node.items] : [])).flatMap((item) => described(item, `${name}/{item}`)),
]

describe('every setting is described (CFG-09)', () => {
  it('every setting is described by a title, and by a sentence', () =>
    checkEach(
      described(rootNode, '').map(([name, node]) => ({ name, node })),
      ({ node }) => {
        expect(node.title).toMatch(/\S/)
        expect(node.description).toMatch(/^\S.*[.]$/s)
      },
    ))

  it('every section is in one of the editor’s groups', () => {
    const groups = Object.values(configSections).map((section) => section['x-group'])
    expect(groups.filter((group) => !settingGroups.includes(group))).toEqual([])
  })
})
