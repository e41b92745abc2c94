import { expect, it } from 'vitest'
import { type Permission, permissions, permissionTable, type Role, roles, staffRoles } from './permissions'

/** ✓ allowed, · denied; the columns are in the order of `permissions`. */
const expected: { readonly [Name in Role]: string } = {
  //             site: read edit publish create manage · share domain location: edit publish · offer post model review finance · makes · layer · staff settings · lead: read update deliver erase · booking: read update settings · reservation: read manage payment · valuation rules · stock: read edit · users · audit · mail: read resend
  platformAdmin: '✓✓✓✓✓ ✓✓✓✓✓✓✓✓✓ ✓ ✓ ✓ ✓✓✓✓ ✓✓✓ ✓✓✓ ✓ ✓✓ ✓ ✓ ✓✓',
  onboarder: '✓✓✓✓✓ ✓✓✓✓✓✓✓✓✓ ✓ ✓ ✓ ···· ··✓ ··✓ ✓ ✓✓ ✓ ✓ ··',
  groupManager: '✓✓✓·✓ ✓✓✓✓✓✓✓✓✓ · · · ✓✓✓✓ ✓✓✓ ✓✓✓ ✓ ✓✓ ✓ ✓ ··',
  publisher: '✓✓✓·· ✓·✓✓✓✓✓✓· · · · ···· ··✓ ··· · ✓· · · ··',
  editor: '✓✓··· ✓·✓······ · · · ···· ··· ··· · ✓· · · ··',
  leadHandler: '····· ········· · · · ✓✓·· ✓✓· ✓✓· · ·· · · ··',
  auditor: '✓···· ········· · · · ✓··· ✓·· ✓·· · ✓· · ✓ ··',
}

const cell = (role: Role, permission: Permission) => expected[role].replaceAll(' ', '')[permissions.indexOf(permission)]

it.each(permissionTable)('$role, $permission: $allowed (AUTH-10)', ({ role, permission, allowed }) => {
  expect(allowed ? '✓' : '·').toBe(cell(role, permission))
})

it('has one row for each role and permission (AUTH-10)', () => {
  expect(permissionTable).toHaveLength(roles.length * permissions.length)
  expect(new Set(permissionTable.map(({ role, permission }) => `${role} ${permission}`)).size).toBe(permissionTable.length)
})

it('keeps new sites, makes and models, layers and staff settings to staff (AUTH-10)', () => {
  const staff: readonly Role[] = staffRoles
  for (const { role, permission, allowed } of permissionTable) {
    if (['site.create', 'catalogue.edit', 'layer.edit', 'settings.staff'].includes(permission)) expect(allowed).toBe(staff.includes(role))
  }
})

it('lets nobody change what they cannot read (AUTH-10)', () => {
  const may = (role: Role, permission: string) =>
    permissionTable.some((row) => row.role === role && row.permission === permission && row.allowed)
  for (const role of roles) {
    if (may(role, 'site.edit') || may(role, 'site.publish')) expect(may(role, 'site.read')).toBe(true)
    if (may(role, 'location.publish')) expect(may(role, 'location.edit')).toBe(true)
    if (may(role, 'lead.update') || may(role, 'lead.deliver') || may(role, 'lead.erase')) expect(may(role, 'lead.read')).toBe(true)
    if (may(role, 'reservation.manage')) expect(may(role, 'reservation.read')).toBe(true)
    if (may(role, 'booking.update')) expect(may(role, 'booking.read')).toBe(true)
    if (may(role, 'stock.edit')) expect(may(role, 'stock.read')).toBe(true)
    if (may(role, 'mail.resend')) expect(may(role, 'mail.read')).toBe(true)
  }
})
