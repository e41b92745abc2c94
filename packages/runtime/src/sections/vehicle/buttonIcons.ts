import type { CarButton } from '@forecourt/rules/stock/carButtonsFor'
import type { IconName } from '../../ui/iconPaths'

/** The sign on each button of a car; cards have room only for those that say what words alone would not. */
export const buttonIcons = {
  enquire: 'mail',
  testDrive: 'calendarCheck',
  finance: 'percent',
  tradeIn: 'refreshCw',
  photos: 'camera',
  makeOffer: 'tag',
  call: 'phone',
  callNow: 'phone',
  whatsapp: 'whatsapp',
  share: 'share2',
  location: 'mapPin',
  print: 'printer',
  reserve: 'lock',
  buyOnline: 'wallet',
  chat: 'messageCircle',
  history: 'fileText',
  favourite: 'heart',
  custom: 'arrowUpRight',
  details: 'arrowRight',
  similar: 'search',
} as const satisfies { readonly [Kind in CarButton['id']]: IconName }
