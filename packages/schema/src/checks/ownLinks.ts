import { hasOwnLink } from '../switches/hasOwnLink'
import { isSwitchedOn } from '../switches/shownItems'
import { switchedPages } from '../switches/switchedPages'
import type { CrossCheck, Finding } from './CrossCheck'
import { linkFault, linkTargets } from './linkTargets'

/** The header's button, promotions among the cars, the car page's own link and finance lead to pages the site has (RTE-10, SRC-42). */
export const ownLinks: CrossCheck = (config, recordPaths) => {
  const { header, search, vdp, finance, blog, popups } = config
  const targetOf = linkTargets(config, recordPaths)
  const links = [
    ...(header.ctaLabel ? [{ pointer: '/header/ctaHref', what: `The header’s button “${header.ctaLabel}”`, href: header.ctaHref }] : []),
    ...search.promos
      .filter(({ href }) => href !== '')
      .map(({ id, title, href }) => ({ pointer: `/search/promos/${id}/href`, what: `The promotion “${title}”`, href })),
    ...blog.cards
      .filter(({ href }) => switchedPages.blog.isOn(config) && href !== '')
      .map(({ id, title, href }) => ({ pointer: `/blog/cards/${id}/href`, what: `The card “${title}” of the blog`, href })),
    ...popups.list
      .filter((popup) => isSwitchedOn(popup) && popup.linkTo !== '')
      .map(({ id, title, linkTo }) => ({ pointer: `/popups/list/${id}/linkTo`, what: `The popup “${title}”`, href: linkTo })),
    ...(hasOwnLink(vdp)
      ? [{ pointer: '/vdp/customButtonHref', what: 'The button “Own link” of car pages', href: vdp.customButtonHref }]
      : []),
    { pointer: '/finance/path', what: 'Finance', href: finance.path },
  ]
  return links.flatMap(({ pointer, what, href }): Finding[] => {
    if (href === '') return [{ pointer, severity: 'warning', message: `${what} leads nowhere.` }]
    const fault = linkFault(targetOf(href))
    return fault ? [{ pointer, severity: 'warning', message: `${what} leads to ${href}, ${fault}.` }] : []
  })
}
