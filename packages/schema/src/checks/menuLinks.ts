import { isSettingOn } from '../isSettingOn'
import { pointerSegments } from '../pointer/joinPointer'
import type { ResolvedConfig } from '../ResolvedConfig'
import { outlinePages } from '../sections/default-pages/defaultPages'
import { settingAt } from '../settingAt'
import { leadsToHiddenPage } from '../switches/shownItems'
import type { CrossCheck, Finding } from './CrossCheck'
import { linkFault, linkTargets } from './linkTargets'

/** The `when` of a menu item must name an existing setting (NAV-08). */
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

/** An item without a label isn't rendered (NAV-04). */
export const hasLabel = ({ label }: Pick<Item, 'label'>): boolean => label.trim() !== ''

/** Whether the dealer has a domain at the manufacturer (NAV-07). */
export const hasDomain = ({ toyota }: Pick<ResolvedConfig, 'toyota'>): boolean => toyota.baseDomain !== ''

/** Whether a link uses the dealer's domain at the manufacturer, but none is set (NAV-07). */
export const lacksDomain = (href: string, config: Pick<ResolvedConfig, 'toyota'>): boolean =>
  href.includes('{baseDomain}') && !hasDomain(config)

/** Whether the setting in the item's `when` is on, or it has none (NAV-08). */
export const isConditionMet = ({ when }: Pick<Item, 'when'>, config: ResolvedConfig): boolean => isSettingOn(config, when)

/** Whether a link leads to a default page without own content: its menu item is left out until the page is written (RTE-21). */
const leadsToOutline = (href: string, { pages }: Pick<ResolvedConfig, 'pages'>): boolean =>
  leadsToHiddenPage(href, { pages: { ...pages, list: pages.list.filter(({ id }) => outlinePages.includes(id)) } })

/** Visible menu items and legal links must lead to existing pages. Mandatory legal pages must exist. */
export const menuLinks: CrossCheck = (config, recordPaths) => {
  const findTarget = linkTargets(config, recordPaths)
  const shows = (item: { readonly when: string }) => isConditionMet(item, config)
  const menu = config.navigation.items
    .filter(shows)
    .flatMap((item) => [
      { ...item, pointer: `/navigation/items/${item.id}/href` },
      ...item.children.filter(shows).map((child) => ({ ...child, pointer: `/navigation/items/${item.id}/children/${child.id}/href` })),
    ])
  const missing = menu.flatMap(({ pointer, label, href, mandatory }): Finding[] => {
    const fault = !mandatory && leadsToOutline(href, config) ? null : linkFault(findTarget(href))
    return fault ? [{ pointer, severity: 'warning', message: `The menu item “${label}” leads to ${href}, ${fault}.` }] : []
  })
  const legal = config.footer.legalLinks.flatMap(({ id, label, href, mandatory }): Finding[] => {
    const fault = linkFault(findTarget(href))
    const pointer = `/footer/legalLinks/${id}/href`
    return fault
      ? [{ pointer, severity: mandatory ? 'error' : 'warning', message: `The legal link “${label}” leads to ${href}, ${fault}.` }]
      : []
  })
  return [...missing, ...legal]
}
