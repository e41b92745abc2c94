import { expect, it } from 'vitest'
import { roles, staffRoles } from './permissions'

it('counts the platform’s own staff among the roles (AUTH-10)', () => {
  expect(roles).toEqual(expect.arrayContaining([...staffRoles]))
  expect(new Set(roles).size).toBe(roles.length)
})
