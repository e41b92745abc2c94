import { can, type Role } from '@forecourt/rules/access/roles'
import { expect, test } from 'vitest'
import { helpTexts } from '../../parts/help/helpTexts'
import { requiredPermission } from '../layout/pages'
import { firstSteps } from './firstSteps'

const expected: { readonly [Name in Role]?: readonly string[] } = {
  dealerPrincipal: [
    ...['Check phone, address and hours', 'Add photos to a car', 'Turn on bookings'],
    ...['Answer an enquiry', 'Invite your team'],
  ],
  sales: [
    ...['Answer an enquiry', 'Record a phone call', 'Find a car and mark it as sold'],
    ...['Choose your notifications', 'Secure your sign-in'],
  ],
  stock: [
    ...['Add photos to a car', 'Change a price', 'Find a car and mark it as sold'],
    ...['Choose your notifications', 'Secure your sign-in'],
  ],
  auditor: ['Choose your notifications', 'Secure your sign-in'],
}

test.each(Object.entries(expected) as [Role, string[]][])('The first tasks of %s are those of the role (AUTH-10)', (role, titles) => {
  expect(firstSteps((permission) => can(role, permission)).map(({ title }) => title)).toEqual(titles)
})

test('Each first task has a guide, and its page is open to the roles that get it', () => {
  for (const role of ['dealerPrincipal', 'groupManager', 'sales', 'stock', 'marketing', 'editor', 'finance', 'auditor'] as const)
    for (const { guide, to, title } of firstSteps((permission) => can(role, permission))) {
      const permission = requiredPermission(to)
      expect(permission === null || can(role, permission), `${role}: ${title}`).toBe(true)
      expect(helpTexts.guides.map(({ id }) => id)).toContain(guide)
    }
})
