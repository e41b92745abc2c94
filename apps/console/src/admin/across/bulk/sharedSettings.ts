import type { SettingRole } from '@forecourt/schema/SchemaNode'
import { type SettingEntry, settings } from '../../../parts/settings/settingIndex'

/** Whether a setting is a list merged by id, which several sites can share item by item. */
export const isItemList = ({ node }: Pick<SettingEntry, 'node'>) => node['x-merge'] === 'id'

/** Whether a setting is the pages of a site, which are copied from one site to others. */
export const isPages = ({ node }: Pick<SettingEntry, 'node'>) => node['x-control'] === 'blocks'

/** What has a form of its own belongs to one site. */
const isShared = ({ node }: SettingEntry) => node.type !== 'object'

/** The settings that several sites can be given at once: for a dealer, those they may change. */
export const sharedSettings = (role: SettingRole): readonly SettingEntry[] =>
  settings.filter((entry) => isShared(entry) && (role === 'staff' || (entry.node['x-role'] ?? entry.section.node['x-role']) === 'dealer'))

/** A setting with its section, such as 'Stock list › Cars per page'. */
export const settingLabel = ({ node, section, key }: SettingEntry): string => `${section.node.title ?? section.key} › ${node.title ?? key}`
