import { explain } from '../parts/explain'
import { explainAt } from '../parts/explainAt'
import type { Reason } from '../reasons/Reason'
import { type FooterAbout, footerParts, legalLink } from './footerParts'

const { about: business, menu, places, ...below } = footerParts
const above = { business, menu, places }

/** Says of every line of the footer and of each legal link why it shows or not (UI-19). */
export const whyFooterShows = (about: FooterAbout): Reason[] => [
  ...Object.values(above).map((part) => explain<FooterAbout>(part, about)),
  ...about.config.footer.legalLinks.map((link) => {
    const part = { ...legalLink, id: `footer-legal-${link.id}`, title: `Legal link: ${link.label.trim() || link.href}` }
    return explainAt(part, { link }, `/footer/legalLinks/${link.id}`)
  }),
  ...Object.values(below).map((part) => explain<FooterAbout>(part, about)),
]
