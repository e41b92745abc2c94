import type { CarButtonKind } from '@forecourt/schema/carButton'
import { buyOnline } from './buyOnline'
import type { CarButtonRule } from './CarButtonRule'
import { call } from './call'
import { callNow } from './callNow'
import { chat } from './chat'
import { compare } from './compare'
import { custom } from './custom'
import { details } from './details'
import { enquire } from './enquire'
import { favourite } from './favourite'
import { finance } from './finance'
import { history } from './history'
import { location } from './location'
import { makeOffer } from './makeOffer'
import { photos } from './photos'
import { print } from './print'
import { reserve } from './reserve'
import { share } from './share'
import { similar } from './similar'
import { testDrive } from './testDrive'
import { tradeIn } from './tradeIn'
import { whatsapp } from './whatsapp'

/** A button of a site's list, or the one that a car has which isn't in stock. */
export type AnyCarButton = CarButtonKind | 'similar'

/**
 * Every button a car may have, each in a file of its own. One more is its file, its line here and its name in the editor
 * (schema/carButton); one that opens neither a form nor a number has a component of its own, in runtime's ownButtons.
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
  chat,
  history,
  favourite,
  compare,
  custom,
  details,
  similar,
} as const satisfies { readonly [Kind in AnyCarButton]: CarButtonRule }

/** The buttons that open something of their own. */
export type OwnButton = { [Kind in AnyCarButton]: (typeof carButtons)[Kind]['opens']['kind'] extends 'own' ? Kind : never }[AnyCarButton]

/** What is known of any button, whichever it is (VDP-07). */
export const carButtonRule = (id: AnyCarButton): CarButtonRule => carButtons[id]
