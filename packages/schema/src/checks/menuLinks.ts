import { isSettingOn } from '../isSettingOn'
import { pointerSegments } from '../pointer/joinPointer'
import type { ResolvedConfig } from '../ResolvedConfig'
import { settingAt } from '../settingAt'
import type { CrossCheck, Finding } from './CrossCheck'
import { linkFault, linkTargets } from './linkTargets'

/** A menu item that shows only while a setting is on names a setting that exists (NAV-08). */
export const menuConditions: CrossCheck = ({ navigation }) => {
  const items = navigation.items.flatMap((item) => [
    { ...item, pointer: `/navigation/items/${item.id}/when` },
    ...item.children.map((child) => ({ ...child, pointer: `/navigation/items/${item.id}/children/${child.id}/when` })),
  ])
  return items.flatMap(({ label, when, pointer }): Finding[] => {
    const setting = `/${when.replaceAll('.', '/')}`
    const isSetting = when === '' || (pointerSegments(setting).length > 1 && settingAt(setting) !== null)
    return isSetting
      ? []
      : [{ pointer, severity: 'error', message: `The menu item “${label}” shows only when ${when} is on, but there is no such setting.` }]
  })
}

type Item = Pick<ResolvedConfig['navigation']['items'][number], 'label' | 'href' | 'when'>

/** An item without words isn't drawn (NAV-04). */
export const hasLabel = ({ label }: Pick<Item, 'label'>): boolean => label.trim() !== ''

/** The dealer has a domain at the manufacturer (NAV-07). */
export const hasDomain = ({ toyota }: Pick<ResolvedConfig, 'toyota'>): boolean => toyota.baseDomain !== ''

/** A link to the dealer's domain at the manufacturer leads nowhere where there is none (NAV-07). */
export const lacksDomain = (href: string, config: Pick<ResolvedConfig, 'toyota'>): boolean =>
  href.includes('{baseDomain}') && !hasDomain(config)

/** The setting that an item waits for is on, or it waits for none (NAV-08). */
export const isWanted = ({ when }: Pick<Item, 'when'>, config: ResolvedConfig): boolean => isSettingOn(config, when)

/** Menu items that show and legal links lead to pages the site has. A legal page that every site must carry may not be missing. */
export const menuLinks: CrossCheck = (config, recordPaths) => {
  const targetOf = linkTargets(config, recordPaths)
  const shows = (item: { readonly when: string }) => isWanted(item, config)
  const menu = config.navigation.items
    .filter(shows)
    .flatMap((item) => [
      { ...item, pointer: `/navigation/items/${item.id}/href` },
      ...item.children.filter(shows).map((child) => ({ ...child, pointer: `/navigation/items/${item.id}/children/${child.id}/href` })),
    ])
  const missing = menu.flatMap(({ pointer, label, href }): Finding[] => {
    const fault = linkFault(targetOf(href))
    return fault ? [{ pointer, severity: 'warning', message: `The menu item “${label}” leads to ${href}, ${fault}.` }] : []
  })
  const legal = config.footer.legalLinks.flatMap(({ id, label, href, mandatory }): Finding[] => {
    const fault = linkFault(targetOf(href))
    const pointer = `/footer/legalLinks/${id}/href`
    return fault
      ? [{ pointer, severity: mandatory ? 'error' : 'warning', message: `The legal link “${label}” leads to ${href}, ${fault}.` }]
      : []
  })
  return [...missing, ...legal]
}
