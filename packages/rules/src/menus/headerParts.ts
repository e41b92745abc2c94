import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { accountsOn } from '../accounts/hasAccounts'
import { savesCars } from '../accounts/saved-cars/savedCarNeeds'
import type { Need, Part, ValuePart } from '../parts/Part'
import { isOn } from '../parts/settingNeeds'

type Of<Section extends keyof ResolvedConfig> = { readonly config: Pick<ResolvedConfig, Section> }

/** What decides which parts the header shows besides the menu. */
export interface HeaderAbout extends Of<'header' | 'phone' | 'favourites' | 'identity' | 'auth' | 'garage'> {
  /** Whether the page masks the site's phone number (VDP-16). */
  readonly masked?: boolean
}

const announcement: ValuePart<Of<'header'>, string> = {
  id: 'header-announcement',
  title: 'Announcement',
  rule: '',
  element: '/header/announcement',
  needs: [
    {
      ...isOn('/header/announcement'),
      title: 'Words',
      yes: 'There is something to announce.',
      no: 'There is nothing to announce.',
    },
  ],
  value: ({ config }) => config.header.announcement,
}

const phone: ValuePart<Pick<HeaderAbout, 'masked'> & Of<'header' | 'phone'>, string> = {
  id: 'header-phone',
  title: 'Phone number in the header',
  rule: 'VDP-14',
  element: '/header',
  needs: [
    { ...isOn('/header/showPhone'), yes: 'The site shows its number.', no: 'The site doesn’t show its number.' },
    {
      ...isOn('/phone/main', () => 'The header is to show the phone number, but there is no main number.'),
      title: 'A number',
      yes: 'The site has a number.',
      no: 'The site has no number.',
      warnsAt: '/header/showPhone',
    },
    {
      holds: ({ masked }) => masked !== true,
      rule: 'VDP-16',
      title: 'Masked numbers',
      yes: 'The page masks no number that is the same.',
      no: 'It is the number that this car’s page masks, so it is nowhere else on the page.',
      settings: ['/phone/startsRevealed'],
    },
  ],
  value: ({ config }) => config.phone.main,
}

const button: ValuePart<Of<'header'>, { readonly label: string; readonly href: string }> = {
  id: 'header-button',
  title: 'Button in the header',
  rule: '',
  element: '/header',
  needs: [{ ...isOn('/header/ctaLabel'), title: 'Words', yes: 'The button has words.', no: 'The button has no words.' }],
  value: ({ config }) => ({ label: config.header.ctaLabel, href: config.header.ctaHref }),
}

const saved: Part<Of<'favourites'>> = {
  id: 'header-saved',
  title: 'Saved cars in the header',
  rule: 'VDP-10',
  element: '/header',
  needs: [savesCars],
}

const garage: ValuePart<Of<'auth' | 'garage'>, string> = {
  id: 'header-garage',
  title: 'The way to the garage',
  rule: 'RTE-22',
  element: '/garage/name',
  needs: [{ ...accountsOn, yes: 'Shoppers can sign in.', no: 'Shoppers can’t sign in on this site.' }],
  value: ({ config }) => config.garage.name,
}

const row: Part<Of<'header'>> = {
  id: 'header-row',
  title: 'Row on top',
  rule: '',
  element: '/header/showTopBar',
  needs: [{ ...isOn('/header/showTopBar'), yes: 'The site has a row on top, on wide screens.', no: 'The site has no row on top.' }],
}

/** Whether the logo is an image rather than text. */
export const hasPicture: Need<Of<'identity'>> = {
  ...isOn('/identity/logoImage'),
  title: 'A picture',
  yes: 'There is a picture of it.',
  no: 'There is no picture of it, so the name is drawn.',
  settings: ['/identity/logoImage', '/identity/logoStyle'],
}

const logo: ValuePart<Of<'identity'>, string> = {
  id: 'header-logo',
  title: 'Logo',
  rule: '',
  element: '/identity/name',
  needs: [hasPicture],
  value: ({ config }) => config.identity.logoImage,
}

const tagline: ValuePart<Of<'identity'>, string> = {
  id: 'header-tagline',
  title: 'Tagline',
  rule: '',
  element: '/identity/name',
  needs: [
    { ...isOn('/identity/tagline'), title: 'Words', yes: 'It has words.', no: 'It has no words.' },
    {
      holds: (about) => isNameDrawn(about),
      title: 'Beside a drawn name',
      yes: 'It stands with the drawn name, not on the narrowest screens.',
      no: 'The picture of the logo takes its place.',
      settings: ['/identity/logoImage', '/identity/logoStyle'],
    },
  ],
  value: ({ config }) => config.identity.tagline,
}

/** Whether the header shows the name as text: not with an image logo, unless it is a small mark next to the name. */
export const isNameDrawn = (about: Of<'identity'>): boolean => !hasPicture.holds(about) || about.config.identity.logoStyle === 'mark'

/** Parts of the header besides the menu (VDP-10, VDP-14, VDP-16). */
export const headerParts = { announcement, phone, button, saved, garage, row, logo, tagline } as const satisfies {
  readonly [name: string]: Part<HeaderAbout>
}
