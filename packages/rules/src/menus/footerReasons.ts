import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Location } from '../entities/Location'
import type { Reason } from '../reasons/Reason'
import { type Condition, reasonOf } from '../reasons/reasonOf'
import { businessNumberText } from './businessNumberText'
import { footerLine } from './footerLine'
import { visibleMenu } from './visibleMenu'

const words = (pointer: string, holds: boolean, rule: string, what: string): Condition => ({
  holds,
  rule,
  title: 'Words',
  yes: `${what} has words.`,
  no: `${what} is empty.`,
  settings: [pointer],
})

const legal = ({ footer }: ResolvedConfig): Reason[] =>
  footer.legalLinks.map(({ id, label, href }) => {
    const pointer = `/footer/legalLinks/${id}`
    return reasonOf({ id: `footer-legal-${id}`, title: `Legal link: ${label.trim() || href}`, element: '/footer/legalLinks' }, [
      words(`${pointer}/label`, label.trim() !== '', 'NAV-20', 'The link'),
    ])
  })

const places = ({ footer }: ResolvedConfig, locations: readonly Location[]): Reason => {
  const visible = locations.filter((location) => location.visible).length
  return reasonOf({ id: 'footer-locations', title: 'Locations in the footer', element: '/footer' }, [
    {
      holds: footer.layout !== 'compact',
      rule: '',
      title: 'Layout',
      yes: 'The footer’s layout has room for them.',
      no: 'The footer in two rows has no room for them.',
      settings: ['/footer/layout'],
    },
    {
      holds: visible > 0,
      rule: 'LOC-07',
      title: 'Visible locations',
      yes: 'There are visible locations.',
      no: 'No location is visible.',
      fields: [{ name: 'Visible locations', value: String(visible) }],
    },
  ])
}

/**
 * Says of every line of the footer why it shows or not (NAV-20 to NAV-22, LEG-01, CFG-02).
 *
 * @param now the instant of the page, ISO in UTC
 */
export const footerReasons = (config: ResolvedConfig, locations: readonly Location[], now: string): Reason[] => {
  const { footer, identity, social } = config
  const menu = visibleMenu(config).length
  const profiles = (['facebook', 'instagram', 'youtube', 'linkedin', 'tiktok'] as const).filter((name) => social[name] !== '')
  return [
    reasonOf({ id: 'footer-about', title: 'About the business', element: '/footer/about' }, [
      words('/footer/about', footer.about !== '', '', 'What is said about the business'),
    ]),
    reasonOf({ id: 'footer-menu', title: 'Menu in the footer', element: '/footer' }, [
      {
        holds: menu > 0,
        rule: 'NAV-04',
        title: 'Items that show',
        yes: 'The menu has items that show.',
        no: 'No item of the menu shows.',
        settings: ['/navigation/items'],
        fields: [{ name: 'Items that show', value: String(menu) }],
      },
    ]),
    places(config, locations),
    ...legal(config),
    reasonOf({ id: 'footer-social', title: 'Links to social networks', element: '/social' }, [
      {
        holds: profiles.length > 0,
        rule: 'NAV-22',
        title: 'Profiles',
        yes: 'The business has a profile somewhere.',
        no: 'The business has no profile anywhere.',
        settings: ['/social/facebook', '/social/instagram', '/social/youtube', '/social/linkedin', '/social/tiktok'],
      },
    ]),
    reasonOf({ id: 'footer-regulators', title: 'Consumer regulators', element: '/footer/showRegulators' }, [
      {
        holds: footer.showRegulators,
        rule: 'LEG-01',
        title: 'The site’s choice',
        yes: 'The site lists those of its country.',
        no: 'The site doesn’t list them.',
        settings: ['/footer/showRegulators', '/identity/country'],
      },
    ]),
    reasonOf({ id: 'footer-line', title: 'Closing line', element: '/footer/line' }, [
      words('/footer/line', footerLine(config, now) !== '', 'NAV-21', 'The closing line'),
    ]),
    reasonOf({ id: 'footer-licence', title: 'Licence in the closing line', element: '/footer/line' }, [
      words('/identity/licence', identity.licence.trim() !== '', 'NAV-21', 'The licence'),
      {
        holds: footer.line.includes('{licence}'),
        rule: 'NAV-21',
        title: 'A place for it',
        yes: 'The closing line has a place for it.',
        no: 'The closing line has no {licence} in it.',
        settings: ['/footer/line'],
      },
    ]),
    reasonOf({ id: 'footer-legal-name', title: 'Legal name', element: '/identity/legalName' }, [
      words('/identity/legalName', identity.legalName.trim() !== '', 'CFG-02', 'The legal name'),
    ]),
    reasonOf({ id: 'footer-number', title: 'Business number', element: '/identity/businessNumber' }, [
      {
        holds: businessNumberText(identity) !== '',
        rule: 'CFG-02',
        title: 'A number',
        yes: 'The business number is given.',
        no: 'No business number is given.',
        settings: ['/identity/businessNumber'],
      },
    ]),
  ]
}
