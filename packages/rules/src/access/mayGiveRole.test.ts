import { expect, test } from 'vitest'
import { mayGiveRole, type PlacedRole, type Role } from './permissions'

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
  { name: 'a publisher makes nobody', held: of('publisher'), wanted: of('editor'), may: false },
  { name: 'an auditor makes nobody', held: staff('auditor'), wanted: of('auditor'), may: false },
])('Who may give which role: $name', ({ held, wanted, may }) => expect(mayGiveRole(held, wanted)).toBe(may))
