import type { SettingRole } from '@forecourt/schema/SchemaNode'
import { type SettingEntry, settings } from '@forecourt/schema/search/settingIndex'

/** Whether a setting is a list merged by id, whose items can be shared across sites. */
export const isItemList = ({ node }: Pick<SettingEntry, 'node'>) => node['x-merge'] === 'id'

/** Whether a setting is the page list of a site, whose pages can be copied to other sites. */
export const isPages = ({ node }: Pick<SettingEntry, 'node'>) => node['x-control'] === 'blocks'

/** Settings of type object are edited per site only. */
const isShared = ({ node }: SettingEntry) => node.type !== 'object'

/** Settings that can be changed at several sites: all for staff, else those with the dealer role. */
export const sharedSettings = (role: SettingRole): readonly SettingEntry[] =>
  settings.filter((entry) => isShared(entry) && (role === 'staff' || (entry.node['x-role'] ?? entry.section.node['x-role']) === 'dealer'))

/** A setting with its section, such as 'Stock list › Cars per page'. */
export const settingLabel = ({ node, section, key }: SettingEntry): string => `${section.node.title ?? section.key} › ${node.title ?? key}`
