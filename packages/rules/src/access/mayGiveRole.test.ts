import { expect, test } from 'vitest'
import { isForStaff } from './permissions'
import { can, isRoleFor, jobRole, mayGiveRole, type Role, roles, type ScopedRole } from './roles'

const staff = (role: Role): ScopedRole => ({ role, organisationId: null, siteId: null })
const of = (role: Role, organisationId = 'a'): ScopedRole => ({ role, organisationId, siteId: null })
const on = (role: Role, siteId: string, organisationId = 'a'): ScopedRole => ({ role, organisationId, siteId })

test.each([
  { name: 'a platform admin assigns the platform admin role', held: staff('platformAdmin'), wanted: staff('platformAdmin'), may: true },
  { name: 'a platform admin assigns the group manager role', held: staff('platformAdmin'), wanted: of('groupManager'), may: true },
  { name: 'an onboarder assigns the group manager role', held: staff('onboarder'), wanted: of('groupManager'), may: true },
  { name: 'an onboarder can’t assign the onboarder role', held: staff('onboarder'), wanted: staff('onboarder'), may: false },
  { name: 'an onboarder can’t assign the platform admin role', held: staff('onboarder'), wanted: staff('platformAdmin'), may: false },
  { name: 'a group manager assigns the group manager role', held: of('groupManager'), wanted: of('groupManager'), may: true },
  { name: 'a group manager assigns the editor role for one site', held: of('groupManager'), wanted: on('editor', 's'), may: true },
  { name: 'a group manager can’t assign roles in another group', held: of('groupManager'), wanted: of('editor', 'b'), may: false },
  { name: 'a group manager can’t assign staff roles', held: of('groupManager'), wanted: staff('auditor'), may: false },
  { name: 'a manager of one site assigns the editor role for it', held: on('groupManager', 's'), wanted: on('editor', 's'), may: true },
  {
    name: 'a manager of one site can’t assign roles for another site',
    held: on('groupManager', 's'),
    wanted: on('editor', 't'),
    may: false,
  },
  { name: 'a manager of one site can’t assign roles for the whole group', held: on('groupManager', 's'), wanted: of('editor'), may: false },
  { name: 'a publisher can’t assign roles', held: of('marketing'), wanted: of('editor'), may: false },
  {
    name: 'an onboarder assigns a salesperson access to customers that the onboarder can’t see',
    held: staff('onboarder'),
    wanted: of('sales'),
    may: true,
  },
  { name: 'an onboarder of one dealer can’t assign the salesperson role', held: of('onboarder'), wanted: of('sales'), may: false },
  { name: 'an onboarder can’t assign the platform auditor role', held: staff('onboarder'), wanted: staff('auditor'), may: false },
  { name: 'support assigns no roles', held: staff('support'), wanted: of('sales'), may: false },
  { name: 'a principal assigns the principal role', held: of('dealerPrincipal'), wanted: of('dealerPrincipal'), may: true },
  { name: 'a principal assigns the salesperson role', held: of('dealerPrincipal'), wanted: of('sales'), may: true },
  { name: 'a principal can’t assign the group manager role', held: of('dealerPrincipal'), wanted: of('groupManager'), may: false },
  { name: 'a group manager assigns the principal role', held: of('groupManager'), wanted: of('dealerPrincipal'), may: true },
  { name: 'the administrator role can’t be assigned at a dealer', held: staff('platformAdmin'), wanted: of('platformAdmin'), may: false },
  { name: 'the salesperson role can’t be assigned at the platform', held: staff('platformAdmin'), wanted: staff('sales'), may: false },
  { name: 'an auditor can’t assign roles', held: staff('auditor'), wanted: of('auditor'), may: false },
])('whether a user may assign a role: $name', ({ held, wanted, may }) => expect(mayGiveRole(held, wanted)).toBe(may))

const pairs = roles.flatMap((held) => roles.map((wanted) => ({ held, wanted })))
test.each(pairs)('in an organisation, $held assigns $wanted only if $held has all its permissions (AUTH-10)', ({ held, wanted }) => {
  const isWithin = jobRole(wanted).permissions.every((permission) => can(held, permission))
  expect(mayGiveRole(of(held), of(wanted))).toBe(can(held, 'user.manage') && isRoleFor(wanted, 'a') && isWithin)
})
test.each(pairs)(
  'as staff, $held assigns $wanted only if $held has its permissions or sets up dealers’ users with them (AUTH-10)',
  ({ held, wanted }) => {
    const passes = jobRole(wanted).permissions.every(
      (permission) => can(held, permission) || (can(held, 'user.onboard') && !isForStaff(permission)),
    )
    expect(mayGiveRole(staff(held), of(wanted))).toBe(can(held, 'user.manage') && isRoleFor(wanted, 'a') && passes)
  },
)
