import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { settingAt } from '@forecourt/schema/settingAt'
import { explain, explainAt } from '../parts/explain'
import { type Part, shows } from '../parts/Part'
import type { Reason } from '../reasons/Reason'
import { type FooterContext, footerParts, legalLink } from './footerParts'
import { type MenuItem, type MenuItemContext, menuItem } from './visibleMenu'

const { about: business, menu, places, ...below } = footerParts
const above = { business, menu, places }

/** Explains why each line and legal link of the footer shows or not (UI-19). */
export const whyFooterShows = (context: FooterContext): Reason[] => [
  ...Object.values(above).map((part) => explain<FooterContext>(part, context)),
  ...context.config.footer.legalLinks.map((link) => {
    const part = { ...legalLink, id: `footer-legal-${link.id}`, title: `Legal link: ${link.label.trim() || link.href}` }
    return explainAt(part, { link }, `/footer/legalLinks/${link.id}`)
  }),
  ...Object.values(below).map((part) => explain<FooterContext>(part, context)),
]

/** In a reason's message, replaces the path of the setting that an item depends on with its label, and links to the setting. */
const withSetting = (reason: Reason, pointer: string, when: string): Reason => {
  const waitsFor = `/${when.replaceAll('.', '/')}`
  const setting = when === '' ? null : settingAt(waitsFor)
  if (!setting) return reason
  return {
    ...reason,
    because: reason.because.map((each) =>
      each.settings.includes(`${pointer}/when`)
        ? { ...each, message: each.message.replace(when, setting.where), settings: [waitsFor] }
        : each,
    ),
  }
}

const underHidden = (above: MenuItem, pointer: string): Part<MenuItemContext>['needs'][number] => ({
  holds: () => false,
  title: 'The item it is under',
  yes: '',
  no: `“${above.label}”, which it is under, is hidden.`,
  settings: [pointer],
})

const itemTitle = ({ label, id }: Pick<MenuItem, 'label' | 'id'>) => label.trim() || id

/** Explains why each menu item shows or not, at both levels (UI-19); children of a hidden item are hidden too. */
export const whyMenuShows = (config: ResolvedConfig): Reason[] =>
  config.navigation.items.flatMap((item) => {
    const pointer = `/navigation/items/${item.id}`
    const above = shows(menuItem, { item, config }) ? [] : [underHidden(item, pointer)]
    const own = explainAt({ ...menuItem, id: `menu-${item.id}`, title: itemTitle(item) }, { item, config }, pointer)
    const under = item.children.map((child) => {
      const part = {
        ...menuItem,
        id: `menu-${item.id}-${child.id}`,
        title: `${itemTitle(item)} › ${itemTitle(child)}`,
        needs: [...above, ...menuItem.needs],
      }
      const at = `${pointer}/children/${child.id}`
      return withSetting(explainAt(part, { item: child, config }, at), at, child.when)
    })
    return [withSetting(own, pointer, item.when), ...under]
  })
