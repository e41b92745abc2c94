import type { PlacedRole } from '@forecourt/rules/access/mayGiveRole'
import { roleName } from '@forecourt/rules/access/roleName'
import type { UserChoices } from '../../client/Records'

/** A place a role can be held at, as a select shows it. */
export interface RolePlace {
  readonly key: string
  readonly label: string
  readonly organisationId: string | null
  readonly siteId: string | null
  readonly roles: UserChoices['staffRoles']
}

export const placeKey = ({ organisationId, siteId }: Pick<PlacedRole, 'organisationId' | 'siteId'>): string =>
  `${organisationId ?? ''}/${siteId ?? ''}`

/** Where somebody may give roles: the platform, whole organisations, and sites of them. */
export const rolePlaces = ({ staffRoles, places }: UserChoices): readonly RolePlace[] => [
  ...(staffRoles.length > 0
    ? [{ key: '/', label: 'Forecourt staff, all dealers', organisationId: null, siteId: null, roles: staffRoles }]
    : []),
  ...places.flatMap(({ organisationId, name, sites, roles, whole }): RolePlace[] => {
    const organisation = {
      key: `${organisationId}/`,
      label: sites.length > 1 ? `${name}, all sites` : name,
      organisationId,
      siteId: null,
      roles,
    }
    const eachSite = sites.map((site) => ({
      key: `${organisationId}/${site.id}`,
      label: `${site.name} (site of ${name})`,
      organisationId,
      siteId: site.id,
      roles,
    }))
    if (!whole) return eachSite
    return sites.length > 1 ? [organisation, ...eachSite] : [organisation]
  }),
]

/** What a role lets somebody do, in a line. */
export const roleHelp: { readonly [Role in PlacedRole['role']]: string } = {
  platformAdmin: 'Everything, for all dealers',
  onboarder: 'Sets up dealers, edits and publishes all sites',
  groupManager: 'Everything of the business, and who works with it',
  publisher: 'Edits and publishes sites',
  editor: 'Edits drafts; somebody else publishes',
  leadHandler: 'Answers leads, nothing else',
  auditor: 'Sees everything, changes nothing',
}

interface Held extends PlacedRole {
  readonly organisationName: string | null
  readonly siteName: string | null
}

/** A role somebody holds, with where. */
export const roleText = ({ role, organisationName, siteName }: Held): string =>
  `${roleName(role)}, ${siteName ?? organisationName ?? 'Forecourt'}`
