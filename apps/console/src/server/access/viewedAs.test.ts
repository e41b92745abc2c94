import { permissions } from '@forecourt/rules/access/permissions'
import { can, holds, roles } from '@forecourt/rules/access/roles'
import { describe, expect, it } from 'vitest'
import { buildSession } from '../testing/createTestCaller'
import { parseViewAs, viewedAs } from './viewedAs'

describe('viewing the console as another role (AUTH-10)', () => {
  it('viewing the console as another role shows an admin what an editor of an organisation sees, under the admin’s own name', () => {
    const seen = viewedAs(buildSession('platformAdmin', null), { role: 'editor', organisationId: 'north' })
    expect(seen.roles).toEqual([{ role: 'editor', organisationId: 'north', organisationName: null, siteId: null }])
    expect(seen.organisationIds).toEqual(['north'])
    expect(seen.user).toEqual(buildSession('platformAdmin', null).user)
    expect(seen.viewingAs).toEqual({ role: 'editor', organisationId: 'north' })
  })

  it.each([
    ['an onboarder, who sees no leads, as a lead handler', ['onboarder', null], { role: 'sales', organisationId: 'north' }],
    ['an editor as a publisher', ['editor', 'north'], { role: 'marketing', organisationId: 'north' }],
    ['a manager as staff', ['groupManager', 'north'], { role: 'onboarder', organisationId: null }],
    ['a manager of the north as one of the south', ['groupManager', 'north'], { role: 'editor', organisationId: 'south' }],
    ['a manager as a role without a place', ['groupManager', 'north'], { role: 'editor', organisationId: null }],
  ] as const)('viewing the console as another role keeps the user’s own roles: $0', (_name, own, wanted) => {
    const session = buildSession(own[0], own[1])
    expect(viewedAs(session, wanted)).toBe(session)
  })

  it('viewing the console as another role never widens the access of a user of one site', () => {
    const session = buildSession('marketing', 'north', 'site')
    expect(viewedAs(session, { role: 'editor', organisationId: 'north' })).toBe(session)
  })

  it.each(roles.flatMap((own) => roles.map((wanted) => ({ own, wanted }))))(
    'viewing the console as another role never adds permissions: $own viewing as $wanted',
    ({ own, wanted }) => {
      const seen = viewedAs(buildSession(own, 'north'), { role: wanted, organisationId: 'north' })
      const gained = permissions.filter((permission) => seen.roles.some((held) => holds(held, permission)) && !can(own, permission))
      expect(gained).toEqual([])
    },
  )

  it.each([
    { header: 'editor@north', read: { role: 'editor', organisationId: 'north' } },
    { header: 'auditor', read: { role: 'auditor', organisationId: null } },
    { header: 'editor@', read: { role: 'editor', organisationId: null } },
    { header: 'owner@north', read: null },
    { header: 'constructor', read: null },
    { header: '', read: null },
    { header: null, read: null },
  ])('viewing the console as another role parses the header $header to $read', ({ header, read }) =>
    expect(parseViewAs(header)).toEqual(read),
  )
})
