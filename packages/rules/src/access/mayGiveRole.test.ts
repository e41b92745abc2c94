import { expect, test } from 'vitest'
import { isForStaff } from './permissions'
import { can, isRoleFor, jobRole, mayGiveRole, type Role, roles, type ScopedRole } from './roles'

const staff = (role: Role): ScopedRole => ({ role, organisationId: null, siteId: null })
const inOrganisation = (role: Role, organisationId = 'a'): ScopedRole => ({ role, organisationId, siteId: null })
const onSite = (role: Role, siteId: string, organisationId = 'a'): ScopedRole => ({ role, organisationId, siteId })

test.each([
  { name: 'a platform admin assigns the platform admin role', held: staff('platformAdmin'), wanted: staff('platformAdmin'), may: true },
  {
    name: 'a platform admin assigns the group manager role',
    held: staff('platformAdmin'),
    wanted: inOrganisation('groupManager'),
    may: true,
  },
  { name: 'an onboarder assigns the group manager role', held: staff('onboarder'), wanted: inOrganisation('groupManager'), may: true },
  { name: 'an onboarder can’t assign the onboarder role', held: staff('onboarder'), wanted: staff('onboarder'), may: false },
  { name: 'an onboarder can’t assign the platform admin role', held: staff('onboarder'), wanted: staff('platformAdmin'), may: false },
  {
    name: 'a group manager assigns the group manager role',
    held: inOrganisation('groupManager'),
    wanted: inOrganisation('groupManager'),
    may: true,
  },
  {
    name: 'a group manager assigns the editor role for one site',
    held: inOrganisation('groupManager'),
    wanted: onSite('editor', 's'),
    may: true,
  },
  {
    name: 'a group manager can’t assign roles in another group',
    held: inOrganisation('groupManager'),
    wanted: inOrganisation('editor', 'b'),
    may: false,
  },
  { name: 'a group manager can’t assign staff roles', held: inOrganisation('groupManager'), wanted: staff('auditor'), may: false },
  {
    name: 'a manager of one site assigns the editor role for it',
    held: onSite('groupManager', 's'),
    wanted: onSite('editor', 's'),
    may: true,
  },
  {
    name: 'a manager of one site can’t assign roles for another site',
    held: onSite('groupManager', 's'),
    wanted: onSite('editor', 't'),
    may: false,
  },
  {
    name: 'a manager of one site can’t assign roles for the whole group',
    held: onSite('groupManager', 's'),
    wanted: inOrganisation('editor'),
    may: false,
  },
  { name: 'a publisher can’t assign roles', held: inOrganisation('marketing'), wanted: inOrganisation('editor'), may: false },
  {
    name: 'an onboarder assigns a salesperson access to customers that the onboarder can’t see',
    held: staff('onboarder'),
    wanted: inOrganisation('sales'),
    may: true,
  },
  {
    name: 'an onboarder of one dealer can’t assign the salesperson role',
    held: inOrganisation('onboarder'),
    wanted: inOrganisation('sales'),
    may: false,
  },
  { name: 'an onboarder can’t assign the platform auditor role', held: staff('onboarder'), wanted: staff('auditor'), may: false },
  { name: 'support assigns no roles', held: staff('support'), wanted: inOrganisation('sales'), may: false },
  {
    name: 'a principal assigns the principal role',
    held: inOrganisation('dealerPrincipal'),
    wanted: inOrganisation('dealerPrincipal'),
    may: true,
  },
  { name: 'a principal assigns the salesperson role', held: inOrganisation('dealerPrincipal'), wanted: inOrganisation('sales'), may: true },
  {
    name: 'a principal can’t assign the group manager role',
    held: inOrganisation('dealerPrincipal'),
    wanted: inOrganisation('groupManager'),
    may: false,
  },
  {
    name: 'a group manager assigns the principal role',
    held: inOrganisation('groupManager'),
    wanted: inOrganisation('dealerPrincipal'),
    may: true,
  },
  {
    name: 'the administrator role can’t be assigned at a dealer',
    held: staff('platformAdmin'),
    wanted: inOrganisation('platformAdmin'),
    may: false,
  },
  { name: 'the salesperson role can’t be assigned at the platform', held: staff('platformAdmin'), wanted: staff('sales'), may: false },
  { name: 'an auditor can’t assign roles', held: staff('auditor'), wanted: inOrganisation('auditor'), may: false },
])('a user may or may not assign a role: $name', ({ held, wanted, may }) => expect(mayGiveRole(held, wanted)).toBe(may))

const pairs = roles.flatMap((held) => roles.map((wanted) => ({ held, wanted })))
test.each(pairs)('in an organisation, $held assigns $wanted only if $held has all its permissions (AUTH-10)', ({ held, wanted }) => {
  const isWithin = jobRole(wanted).permissions.every((permission) => can(held, permission))
  expect(mayGiveRole(inOrganisation(held), inOrganisation(wanted))).toBe(can(held, 'user.manage') && isRoleFor(wanted, 'a') && isWithin)
})
test.each(pairs)(
  'as staff, $held assigns $wanted only if $held has its permissions or sets up dealers’ users with them (AUTH-10)',
  ({ held, wanted }) => {
    const passes = jobRole(wanted).permissions.every(
      (permission) => can(held, permission) || (can(held, 'user.onboard') && !isForStaff(permission)),
    )
    expect(mayGiveRole(staff(held), inOrganisation(wanted))).toBe(can(held, 'user.manage') && isRoleFor(wanted, 'a') && passes)
  },
)
