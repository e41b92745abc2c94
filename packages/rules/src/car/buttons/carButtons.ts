import type { CarButtonKind } from '@forecourt/schema/carButton'
import type { CarButtonRule } from './CarButtonRule'
import { buyOnline } from './kinds/buyOnline'
import { call } from './kinds/call'
import { callNow } from './kinds/callNow'
import { chat } from './kinds/chat'
import { compare } from './kinds/compare'
import { custom } from './kinds/custom'
import { details } from './kinds/details'
import { enquire } from './kinds/enquire'
import { favourite } from './kinds/favourite'
import { finance } from './kinds/finance'
import { history } from './kinds/history'
import { location } from './kinds/location'
import { makeOffer } from './kinds/makeOffer'
import { photos } from './kinds/photos'
import { print } from './kinds/print'
import { reserve } from './kinds/reserve'
import { share } from './kinds/share'
import { similar } from './kinds/similar'
import { subscribe } from './kinds/subscribe'
import { testDrive } from './kinds/testDrive'
import { tradeIn } from './kinds/tradeIn'
import { whatsapp } from './kinds/whatsapp'

/** A configurable button, or the one of a car that isn't in stock. */
export type AnyCarButton = CarButtonKind | 'similar'

/**
 * All car buttons, one file each. A new one needs a file, a line here and a name in the editor (schema/carButton); if it opens neither a
 * form nor a number, also a component in runtime's ownButtons.
 */
export const carButtons = {
  enquire,
  testDrive,
  finance,
  tradeIn,
  photos,
  makeOffer,
  call,
  callNow,
  whatsapp,
  share,
  location,
  print,
  reserve,
  buyOnline,
  subscribe,
  chat,
  history,
  favourite,
  compare,
  custom,
  details,
  similar,
} as const satisfies { readonly [Kind in AnyCarButton]: CarButtonRule }

/** Buttons with their own component. */
export type OwnButton = { [Kind in AnyCarButton]: (typeof carButtons)[Kind]['opens']['kind'] extends 'own' ? Kind : never }[AnyCarButton]

/** Rules of a button (VDP-07). */
export const carButtonRule = (id: AnyCarButton): CarButtonRule => carButtons[id]
