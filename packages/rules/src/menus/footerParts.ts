import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { placesLicence } from '@forecourt/schema/switches/isInNewZealand'
import type { Location } from '../entities/Location'
import { siteTags } from '../measuring/siteTags'
import type { Part, ValuePart } from '../parts/Part'
import { hasText, isOn } from '../parts/settingNeeds'
import { businessNumberText } from './businessNumberText'
import { footerLine } from './fillPlaceholders'
import { footerRegulators, type Regulator } from './privacyLaw'
import { type MenuItem, visibleMenu } from './visibleMenu'

type WithConfig<Section extends keyof ResolvedConfig> = { readonly config: Pick<ResolvedConfig, Section> }

/** What decides which parts the footer shows. */
export interface FooterContext {
  readonly config: ResolvedConfig
  readonly locations: readonly Location[]
  /** The instant of the page, ISO in UTC. */
  readonly now: string
}

type LegalLink = ResolvedConfig['footer']['legalLinks'][number]
type Profile = keyof ResolvedConfig['social']

const aboutPart: ValuePart<WithConfig<'footer'>, string> = {
  id: 'footer-about',
  title: 'About the business',
  requirement: '',
  elementSetting: '/footer/about',
  needs: [
    { ...isOn('/footer/about'), title: 'Text', yes: 'There’s a text about the business.', no: 'There’s no text about the business.' },
  ],
  value: ({ config }) => config.footer.about,
}

const menu: ValuePart<Pick<FooterContext, 'config'>, readonly MenuItem[]> = {
  id: 'footer-menu',
  title: 'Menu in the footer',
  requirement: 'NAV-04',
  elementSetting: '/footer',
  needs: [
    {
      holds: ({ config }) => visibleMenu(config).length > 0,
      title: 'Items that show',
      yes: 'The menu has items that show.',
      no: 'No item of the menu shows.',
      settings: ['/navigation/items'],
      fields: ({ config }) => [{ name: 'Items that show', value: String(visibleMenu(config).length) }],
    },
  ],
  value: ({ config }) => visibleMenu(config),
}

type PlacesContext = WithConfig<'footer'> & Pick<FooterContext, 'locations'>

const visible = ({ locations }: Pick<FooterContext, 'locations'>): readonly Location[] => locations.filter((location) => location.visible)

const places: ValuePart<PlacesContext, readonly Location[]> = {
  id: 'footer-locations',
  title: 'Locations in the footer',
  requirement: 'LOC-07',
  elementSetting: '/footer',
  needs: [
    {
      holds: ({ config }) => config.footer.layout !== 'compact',
      title: 'Layout',
      yes: 'The footer’s layout has room for them.',
      no: 'The footer in two rows has no room for them.',
      settings: ['/footer/layout'],
    },
    {
      holds: (given) => visible(given).length > 0,
      title: 'Visible locations',
      yes: 'There are visible locations.',
      no: 'No location is visible.',
      fields: (given) => [{ name: 'Visible locations', value: String(visible(given).length) }],
    },
  ],
  value: visible,
}

/** A legal link; shows if it has a label (NAV-20). Its settings are relative to the link. */
export const legalLink: Part<{ readonly link: LegalLink }> = {
  id: 'footer-legal',
  title: 'Legal link',
  requirement: 'NAV-20',
  elementSetting: '/footer/legalLinks',
  needs: [
    {
      holds: ({ link }) => link.label.trim() !== '',
      title: 'Label',
      yes: 'The link has a label.',
      no: 'The link has no label.',
      settings: ['label'],
    },
  ],
}

/** Settings of profiles on social networks, in order. */
export const profiles = ['facebook', 'instagram', 'youtube', 'linkedin', 'tiktok'] as const satisfies readonly Profile[]

const listProfiles = ({ config }: WithConfig<'social'>): readonly (typeof profiles)[number][] =>
  profiles.filter((name) => config.social[name] !== '')

const social: ValuePart<WithConfig<'social'>, readonly (typeof profiles)[number][]> = {
  id: 'footer-social',
  title: 'Links to social networks',
  requirement: 'NAV-22',
  elementSetting: '/social',
  needs: [
    {
      holds: (given) => listProfiles(given).length > 0,
      title: 'Profiles',
      yes: 'The business has a profile somewhere.',
      no: 'The business has no profile anywhere.',
      settings: profiles.map((name) => `/social/${name}`),
    },
  ],
  value: listProfiles,
}

const regulators: ValuePart<WithConfig<'footer' | 'identity'> & Pick<FooterContext, 'locations'>, readonly Regulator[]> = {
  id: 'footer-regulators',
  title: 'Consumer regulators',
  requirement: 'LEG-01',
  elementSetting: '/footer/showRegulators',
  needs: [
    {
      ...isOn('/footer/showRegulators'),
      yes: 'The site lists them.',
      no: 'The site doesn’t list them.',
      settings: ['/footer/showRegulators', '/footer/regulatorsOf', '/identity/country'],
    },
  ],
  value: footerRegulators,
}

const line: ValuePart<WithConfig<'finance' | 'footer' | 'identity'> & Pick<FooterContext, 'now'>, string> = {
  id: 'footer-line',
  title: 'Closing line',
  requirement: 'NAV-21',
  elementSetting: '/footer/line',
  needs: [
    {
      holds: ({ config, now }) => footerLine(config, now) !== '',
      title: 'Text',
      yes: 'The closing line has text.',
      no: 'The closing line is empty.',
      settings: ['/footer/line'],
    },
  ],
  value: ({ config, now }) => footerLine(config, now),
}

const licence: Part<WithConfig<'footer' | 'identity'>> = {
  id: 'footer-licence',
  title: 'Licence in the closing line',
  requirement: 'NAV-21',
  elementSetting: '/footer/line',
  needs: [
    { ...hasText('/identity/licence'), title: 'Licence', yes: 'The licence is given.', no: 'No licence is given.' },
    {
      holds: ({ config }) => placesLicence(config),
      title: 'A place for it',
      yes: 'The closing line has a place for it.',
      no: 'The closing line has no {licence} in it.',
      settings: ['/footer/line'],
    },
  ],
}

const legalName: ValuePart<WithConfig<'identity'>, string> = {
  id: 'footer-legal-name',
  title: 'Legal name',
  requirement: 'CFG-02',
  elementSetting: '/identity/legalName',
  needs: [{ ...hasText('/identity/legalName'), title: 'Legal name', yes: 'The legal name is given.', no: 'No legal name is given.' }],
  value: ({ config }) => config.identity.legalName,
}

const number: ValuePart<WithConfig<'identity'>, string> = {
  id: 'footer-number',
  title: 'Business number',
  requirement: 'CFG-02',
  elementSetting: '/identity/businessNumber',
  needs: [
    {
      holds: ({ config }) => businessNumberText(config.identity) !== '',
      title: 'A number',
      yes: 'The business number is given.',
      no: 'No business number is given.',
      settings: ['/identity/businessNumber'],
    },
  ],
  value: ({ config }) => businessNumberText(config.identity),
}

const choices: Part<WithConfig<'measuring' | 'chat'>> = {
  id: 'footer-privacy-choices',
  title: 'Privacy choices',
  requirement: 'ANL-01',
  elementSetting: '/measuring',
  needs: [
    {
      holds: ({ config }) => siteTags(config) !== null,
      title: 'Analytics and chat',
      yes: 'The site uses analytics or chat services.',
      no: 'The site uses no analytics or chat services, so there’s nothing to choose.',
      settings: ['/measuring/ga4', '/measuring/metaPixel', '/chat/token'],
    },
  ],
}

/** Parts of the footer besides its legal links (NAV-20 to NAV-22, LEG-01, CFG-02). */
export const footerParts = {
  about: aboutPart,
  menu,
  places,
  social,
  regulators,
  line,
  licence,
  legalName,
  number,
  choices,
} as const satisfies {
  readonly [name: string]: Part<FooterContext>
}
