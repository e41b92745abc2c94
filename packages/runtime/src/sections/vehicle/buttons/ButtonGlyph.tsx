import type { AnyCarButton } from '@forecourt/rules/car/buttons/carButtons'
import { Glyph } from '../../../ui/Glyph'
import {
  arrowRight,
  arrowUpRight,
  banknote,
  calendarCheck,
  camera,
  fileText,
  heart,
  lock,
  mail,
  mapPin,
  messageCircle,
  percent,
  phone,
  printer,
  refreshCw,
  scale,
  search,
  share2,
  tag,
  wallet,
  whatsapp,
} from '../../../ui/iconPaths'

const buttonIcons: { readonly [Kind in AnyCarButton]?: string } = {
  enquire: mail,
  testDrive: calendarCheck,
  finance: percent,
  tradeIn: refreshCw,
  photos: camera,
  makeOffer: tag,
  call: phone,
  callNow: phone,
  whatsapp: whatsapp,
  share: share2,
  location: mapPin,
  print: printer,
  reserve: lock,
  buyOnline: wallet,
  subscribe: banknote,
  chat: messageCircle,
  history: fileText,
  favourite: heart,
  compare: scale,
  custom: arrowUpRight,
  details: arrowRight,
  similar: search,
}

/** The sign of a button of a car, where it has one; cards have room only for those that say what words alone would not. */
export const ButtonGlyph = ({ id }: { readonly id: AnyCarButton }) => {
  const path = buttonIcons[id]
  return path ? <Glyph path={path} size={18} /> : null
}
