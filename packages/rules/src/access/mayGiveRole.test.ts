import { expect, test } from 'vitest'
import { isForStaff } from './permissions'
import { can, isRoleOf, jobRole, mayGiveRole, type PlacedRole, type Role, roles } from './roles'

const staff = (role: Role): PlacedRole => ({ role, organisationId: null, siteId: null })
const of = (role: Role, organisationId = 'a'): PlacedRole => ({ role, organisationId, siteId: null })
const on = (role: Role, siteId: string, organisationId = 'a'): PlacedRole => ({ role, organisationId, siteId })

test.each([
  { name: 'a platform admin makes another', held: staff('platformAdmin'), wanted: staff('platformAdmin'), may: true },
  { name: 'a platform admin makes a group manager', held: staff('platformAdmin'), wanted: of('groupManager'), may: true },
  { name: 'an onboarder makes a group manager', held: staff('onboarder'), wanted: of('groupManager'), may: true },
  { name: 'an onboarder makes no onboarder', held: staff('onboarder'), wanted: staff('onboarder'), may: false },
  { name: 'an onboarder makes no platform admin', held: staff('onboarder'), wanted: staff('platformAdmin'), may: false },
  { name: 'a group manager makes another', held: of('groupManager'), wanted: of('groupManager'), may: true },
  { name: 'a group manager makes an editor of one site', held: of('groupManager'), wanted: on('editor', 's'), may: true },
  { name: 'a group manager reaches no other group', held: of('groupManager'), wanted: of('editor', 'b'), may: false },
  { name: 'a group manager makes no staff', held: of('groupManager'), wanted: staff('auditor'), may: false },
  { name: 'a manager of one site makes an editor of it', held: on('groupManager', 's'), wanted: on('editor', 's'), may: true },
  { name: 'a manager of one site reaches no other', held: on('groupManager', 's'), wanted: on('editor', 't'), may: false },
  { name: 'a manager of one site reaches not the whole group', held: on('groupManager', 's'), wanted: of('editor'), may: false },
  { name: 'a publisher makes no users', held: of('marketing'), wanted: of('editor'), may: false },
  {
    name: 'an onboarder gives a salesperson customers that the onboarder can’t see',
    held: staff('onboarder'),
    wanted: of('sales'),
    may: true,
  },
  { name: 'an onboarder of one dealer gives none of that', held: of('onboarder'), wanted: of('sales'), may: false },
  { name: 'an onboarder makes no platform auditor', held: staff('onboarder'), wanted: staff('auditor'), may: false },
  { name: 'support makes no one', held: staff('support'), wanted: of('sales'), may: false },
  { name: 'a principal makes another', held: of('dealerPrincipal'), wanted: of('dealerPrincipal'), may: true },
  { name: 'a principal makes a salesperson', held: of('dealerPrincipal'), wanted: of('sales'), may: true },
  { name: 'a principal makes no group manager', held: of('dealerPrincipal'), wanted: of('groupManager'), may: false },
  { name: 'a group manager makes a principal', held: of('groupManager'), wanted: of('dealerPrincipal'), may: true },
  { name: 'no administrator belongs to a dealer', held: staff('platformAdmin'), wanted: of('platformAdmin'), may: false },
  { name: 'no salesperson belongs to the platform', held: staff('platformAdmin'), wanted: staff('sales'), may: false },
  { name: 'an auditor makes no users', held: staff('auditor'), wanted: of('auditor'), may: false },
])('Who may give which role: $name', ({ held, wanted, may }) => expect(mayGiveRole(held, wanted)).toBe(may))

const pairs = roles.flatMap((held) => roles.map((wanted) => ({ held, wanted })))
test.each(pairs)('In an organisation, $held gives $wanted only what they hold themselves (AUTH-10)', ({ held, wanted }) => {
  const isWithin = jobRole(wanted).permissions.every((permission) => can(held, permission))
  expect(mayGiveRole(of(held), of(wanted))).toBe(can(held, 'user.manage') && isRoleOf(wanted, 'a') && isWithin)
})
test.each(pairs)('As staff, $held gives $wanted only what they hold, or set up dealers’ people with (AUTH-10)', ({ held, wanted }) => {
  const passes = jobRole(wanted).permissions.every(
    (permission) => can(held, permission) || (can(held, 'user.onboard') && !isForStaff(permission)),
  )
  expect(mayGiveRole(staff(held), of(wanted))).toBe(can(held, 'user.manage') && isRoleOf(wanted, 'a') && passes)
})
