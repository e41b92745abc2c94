import { type Role, roles, staffRoles } from '@forecourt/rules/access/roles'
import { z } from 'zod'

const id = z.string().min(1).max(100).nullable()

const staff: readonly Role[] = staffRoles

/** A role and where it is to be held. */
export const membershipInput = z
  .object({ role: z.enum(roles), organisationId: id, siteId: id })
  .refine(({ organisationId, siteId }) => siteId === null || organisationId !== null, 'A site belongs to an organisation.')
  .refine(
    ({ role, organisationId }) => role === 'auditor' || (staff.includes(role) ? organisationId === null : organisationId !== null),
    'Staff roles belong to no organisation, the others to one.',
  )

/** What a person may do: at least one role, and no more than anybody needs. */
export const membershipsInput = z.array(membershipInput).min(1, 'Choose at least one role.').max(50, 'At most 50 roles.')
