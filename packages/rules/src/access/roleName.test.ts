import { expect, it } from 'vitest'
import { roleName, roles } from './permissions'

it('calls every role by a name of its own that a person reads (AUTH-10)', () => {
  const names = roles.map(roleName)
  expect(new Set(names).size).toBe(roles.length)
  for (const name of names) expect(name).toMatch(/^[A-Z][a-z]+( [a-z]+)?$/)
})
