import type { ButtonPlace } from '@forecourt/rules/car/buttons/CarButtonRule'
import type { AnyCarButton } from '@forecourt/rules/car/buttons/carButtons'
import type { CarButton } from '@forecourt/rules/car/buttons/carButtonsFor'
import type { Car } from '@forecourt/rules/entities/Car'
import type { Location } from '@forecourt/rules/entities/Location'
import type { PageRequest } from '@forecourt/rules/pages/PageRules'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
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

export interface CarButtonStyle {
  /** Layout classes of the button. */
  readonly layoutClass: string
  /** Visual classes of the button. */
  readonly visualClass: string
}

export interface CarButtonProps {
  readonly car: Car
  readonly config: ResolvedConfig
  readonly request: PageRequest
  readonly place: ButtonPlace
  /** The car's location; its hours decide about Call Now (UI-05). */
  readonly location?: Location | null
  readonly button: CarButton
  readonly look: CarButtonStyle
}

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

/** The icon of a car's button, if it has one. */
export const ButtonGlyph = ({ id }: { readonly id: AnyCarButton }) => {
  const path = buttonIcons[id]
  return path ? <Glyph path={path} size={18} /> : null
}
