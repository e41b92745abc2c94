import { expect, test } from 'vitest'
import { permissionAreas, permissions, permissionText, withNeeds } from './permissions'

test('every permission has an area and a unique sentence (AUTH-10)', () => {
  const texts = permissions.map((permission) => permissionText(permission))
  for (const { area, text } of texts) {
    expect(permissionAreas).toContain(area)
    expect(text).toMatch(/^[A-Z].*[^.]$/)
  }
  expect(new Set(texts.map(({ text }) => text)).size).toBe(permissions.length)
})

test.each([
  { chosen: [], all: [] },
  { chosen: ['lead.read'], all: ['lead.read'] },
  { chosen: ['stock.edit'], all: ['stock.read', 'stock.edit', 'feed.read'] },
  { chosen: ['site.publish', 'lead.update'], all: ['lead.read', 'lead.update', 'site.read', 'site.publish'] },
] as const)('the permissions $chosen include those they need: $all (AUTH-10)', ({ chosen, all }) => {
  expect(withNeeds(chosen)).toEqual(all)
})
