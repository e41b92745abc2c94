import { type ListItem, valueAt } from '@forecourt/schema/layers/ListItem'
import { joinPointer, pointerSegments } from '@forecourt/schema/pointer/joinPointer'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { settingAt } from '@forecourt/schema/settingAt'
import { menuPlaceAt } from '../lists/menuRows'
import { menuList } from '../lists/placeItem'
import { writeSetting } from '../lists/writeSetting'
import { isAutomaticPath, titlePath } from './titlePath'

type Page = ResolvedConfig['pages']['list'][number]

/** The default heading of a page's first block, before the page has a title. */
const defaultHeadingPattern = /^New page(?: \d+)?$/

/** Renames the heading of a page's first block with its title, unless the user entered another heading. */
const withHeading = (values: ConfigValues, config: ResolvedConfig, page: Page, title: string): ConfigValues => {
  const [first] = page.blocks
  const heading = first && 'heading' in first ? first.heading : undefined
  if (!first || typeof heading !== 'string' || (heading !== page.title && !defaultHeadingPattern.test(heading))) return values
  const pointer = `/pages/list/${page.id}/blocks/${first.id}/heading`
  const maxLength = settingAt(pointer, config)?.node.maxLength ?? 0
  return title.trim() === '' || title.length > maxLength ? values : writeSetting(values, config, pointer, title)
}

/** Updates the menu item of a page: the link, and the label if it was the page's former title. */
const withMenu = (values: ConfigValues, config: ResolvedConfig, page: Page, to: Pick<Page, 'title' | 'path'>): ConfigValues => {
  const place = menuPlaceAt(config.navigation.items as readonly ListItem[], page.path)
  if (!place) return values
  const pointer = joinPointer(menuList('/navigation/items', place.parent), place.item.id)
  const withHref = writeSetting(values, config, `${pointer}/href`, to.path)
  const maxLength = settingAt(`${pointer}/label`, config)?.node.maxLength ?? 0
  return place.item.label === page.title.slice(0, maxLength)
    ? writeSetting(withHref, config, `${pointer}/label`, to.title.slice(0, maxLength))
    : withHref
}

/**
 * Derives the path and heading of a page from its new title, unless the user entered others or the page is live (RTE-23).
 * @param config the resolved draft before the title changed
 * @param published the live config and that of the weaker layers: a page that is in one of them keeps its path, heading and menu item
 */
export const withPageTitle = (
  values: ConfigValues,
  config: ResolvedConfig,
  pointer: string,
  title: unknown,
  published: readonly (ResolvedConfig | undefined)[],
): ConfigValues => {
  const [section, list, id = '', key, deeper] = pointerSegments(pointer)
  if (section !== 'pages' || list !== 'list' || key !== 'title' || deeper !== undefined || typeof title !== 'string') return values
  const page = config.pages.list.find((each) => each.id === id)
  if (!page || published.some((other) => valueAt(other, `/pages/list/${id}`) !== undefined)) return values
  const withNewHeading = withHeading(values, config, page, title)
  const path = isAutomaticPath(page) ? titlePath(config.pages.list, id, title) : null
  return path === null
    ? withNewHeading
    : withMenu(writeSetting(withNewHeading, config, `/pages/list/${id}/path`, path), config, page, { title, path })
}
