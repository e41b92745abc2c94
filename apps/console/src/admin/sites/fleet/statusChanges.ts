import type { FleetRecord } from '../../../client/Records'

/** A change of the status of several sites. */
export interface StatusChangeText {
  /** The action, in the menu. */
  readonly label: string
  /** Label of the button that confirms the change. */
  readonly verb: string
  readonly effect: string
  readonly done: string
  readonly from: readonly FleetRecord['status'][]
}

/** Changes of the status of several sites, in the order of the menu. */
export const statusChanges = {
  pause: {
    label: 'Close temporarily…',
    verb: 'Close',
    effect: 'Shoppers see a notice instead of the site. You can reopen it at any time.',
    done: 'closed temporarily',
    from: ['live'],
  },
  resume: {
    label: 'Reopen…',
    verb: 'Reopen',
    effect: 'Shoppers see the live version again.',
    done: 'reopened',
    from: ['paused'],
  },
  archive: {
    label: 'Archive…',
    verb: 'Archive',
    effect: 'Shoppers can no longer reach the site, it can’t be edited, and scheduled publications are cancelled. You can restore it.',
    done: 'archived',
    from: ['draft', 'live', 'paused'],
  },
  unarchive: {
    label: 'Restore…',
    verb: 'Restore',
    effect: 'The site comes back closed, so that nothing outdated goes live by mistake.',
    done: 'restored',
    from: ['archived'],
  },
} as const satisfies Record<string, StatusChangeText>
export type StatusChangeName = keyof typeof statusChanges

export const statusChangeNames = Object.keys(statusChanges) as readonly StatusChangeName[]

/** The sites that a change applies to. */
export const changeableSites = (sites: readonly FleetRecord[], change: StatusChangeName): readonly FleetRecord[] =>
  sites.filter(({ status }) => statusChanges[change].from.some((from) => from === status))

/** Templates of these sites with the ids of their sites, the most used first. */
export const groupByTemplate = (
  sites: readonly FleetRecord[],
): readonly { readonly id: string; readonly name: string; readonly siteIds: readonly string[] }[] => {
  const found = new Map<string, { readonly id: string; readonly name: string; readonly siteIds: string[] }>()
  for (const { id: siteId, templateLayerId: id, template: name } of sites) {
    const entry = found.get(id) ?? { id, name, siteIds: [] }
    entry.siteIds.push(siteId)
    found.set(id, entry)
  }
  return [...found.values()].sort((one, other) => other.siteIds.length - one.siteIds.length || one.name.localeCompare(other.name, 'en-AU'))
}
