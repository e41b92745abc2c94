import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { sections } from '@forecourt/schema/search/settingIndex'
import { expect, it } from 'vitest'
import { isSectionFor } from './sectionParts'

const shown = (manufacturer: string, kind?: 'template' | 'site') =>
  sections
    .filter((section) =>
      isSectionFor(section, buildConfig({ identity: { manufacturer } }), { name: 'Coolum', locks: [], ...(kind && { kind }) }),
    )
    .map(({ key }) => key)

it('the editor offers the section of a make only to sites of that make and to layers', () => {
  expect(shown('Toyota')).toContain('toyota')
  expect(shown('')).not.toContain('toyota')
  expect(shown('Kia', 'site')).not.toContain('toyota')
  expect(shown('', 'template')).toContain('toyota')
})

it('the editor offers a section that belongs to no make to every site', () => {
  expect(shown('')).toHaveLength(sections.filter(({ node }) => node['x-make'] === undefined).length)
})
