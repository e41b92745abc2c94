import type { DepartmentHours } from '@forecourt/rules/entities/Location'
import type { Scope } from '../createDatabase'

/** What an organisation publishes about itself, or may publish: none of it is private in the comments of its cars. */
export interface PublishedDetails {
  /** Phone numbers and e-mail addresses of its locations and their departments. */
  readonly contacts: readonly string[]
  /** Street addresses of its locations, without suburbs. */
  readonly streets: readonly string[]
  /** Names of its locations and dealerships. */
  readonly names: readonly string[]
  readonly staff: readonly string[]
}

/** The details of all locations of an organisation, and the names of its users (ENT-01). */
export const publishedDetails = (scope: Scope, organisationId: string): Promise<PublishedDetails> =>
  scope.transaction(async (tx) => {
    const locations = await tx.location.findMany({
      where: { organisationId },
      select: { name: true, street: true, phone: true, landline: true, email: true, departments: true },
    })
    const dealerships = await tx.dealership.findMany({ where: { organisationId }, select: { name: true } })
    const users = await tx.user.findMany({ where: { memberships: { some: { organisationId } } }, select: { name: true } })
    const nameOf = ({ name }: { readonly name: string }) => name
    return {
      contacts: locations.flatMap(({ phone, landline, email, departments }) =>
        [phone, landline, email, ...(departments as unknown as DepartmentHours[]).map((each) => each.phone)].flatMap((each) => each || []),
      ),
      streets: locations.map(({ street }) => street),
      names: [...locations, ...dealerships].map(nameOf),
      staff: users.map(nameOf),
    }
  })
