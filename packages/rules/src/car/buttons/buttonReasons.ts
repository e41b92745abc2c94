import { type CarButtonKind, cardButtons, carPageButtons } from '@forecourt/schema/carButton'
import type { Car } from '../../entities/Car'
import { isInStock } from '../../entities/isInStock'
import { formatCarFields } from '../../reasons/formatCarFields'
import type { Reason } from '../../reasons/Reason'
import { listed } from '../../text/inSentence'
import type { CarButtonContext } from './CarButtonRule'
import { type AnyCarButton, carButtonRule } from './carButtons'
import { type CarButtonList, carButtonsFor, chatReplacesEnquire } from './carButtonsFor'

/** Why a configured button shows for a car or not. */
export interface CarButtonReason {
  readonly id: AnyCarButton
  readonly shown: boolean
  /** Sentence for the site's editor. */
  readonly reason: string
  /** The deciding setting, if there is one. */
  readonly setting: string | null
}

const notInStock = 'Hidden: a car that isn’t in stock has only Find Me Something Similar.'

/**
 * Explains for each configured button why it shows for a car or not (VDP-07, CARD-06): the first missing need, or all that hold. Same
 * result as `carButtonsFor` on pages and `cardButtonsFor` on cards, as text and with the setting.
 */
export const carButtonReasons = (car: Car, buttons: CarButtonList, context: CarButtonContext): CarButtonReason[] => {
  if (!isInStock(car))
    return [
      { id: 'similar', shown: true, reason: 'Shown: the car isn’t in stock.', setting: null },
      ...buttons.map(({ id }) => ({ id, shown: false, reason: notInStock, setting: null })),
    ]
  const replaces = chatReplacesEnquire(car, context)
  const most = context.place === 'card' ? context.config.card.mostButtons : buttons.length
  let count = 0
  return buttons.map(({ id, label }) => {
    if (replaces && id === 'enquire')
      return { id, shown: false, reason: 'Hidden: Instant Message takes its place.', setting: '/chat/enabled' }
    const { needs } = carButtonRule(id)
    const missing = needs.find(({ holds }) => !holds(car, context, label))
    if (missing) return { id, shown: false, reason: `Hidden: it needs ${missing.needs}.`, setting: missing.setting ?? null }
    if (++count > most)
      return {
        id,
        shown: false,
        reason: `Hidden: cards show the first ${most === 1 ? 'button' : `${most} buttons`} that ${most === 1 ? 'suits' : 'suit'} the car.`,
        setting: '/card/mostButtons',
      }
    if (needs.length === 0) return { id, shown: true, reason: 'Shown: every car in stock has it.', setting: null }
    return {
      id,
      shown: true,
      reason: `Shown: nothing is missing. It needs ${listed(needs.map((need) => need.needs))}.`,
      setting: null,
    }
  })
}

/** Drops the leading “Shown” or “Hidden”, which the console displays separately. */
const sentence = (reason: string) => {
  const rest = reason.replace(/^(Shown|Hidden): /, '')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

/**
 * Explains for every button why it shows on a car's page or card or not (VDP-07, CARD-06), using `carButtonReasons`: first the configured
 * ones in order, then the others.
 */
export const buttonReasons = (car: Car, context: CarButtonContext): Reason[] => {
  const { config, place } = context
  const list = `/${place}/buttons`
  const listed = place === 'card' ? config.card.buttons : config.vdp.buttons
  const names: { readonly [Kind in CarButtonKind]?: string } = place === 'card' ? cardButtons : carPageButtons
  const buttonTitle = (id: AnyCarButton) => {
    if (id === 'similar') return carButtonRule(id).defaultLabel(car, '', context)
    const own = listed.find((button) => button.id === id)?.label.trim()
    return own || names[id] || id
  }
  const decided = carButtonReasons(car, listed, context).map(({ id, shown, reason, setting }): Reason => {
    const { requirement, fields, needs: all } = carButtonRule(id)
    const notInStock = !shown && reason.includes('isn’t in stock')
    const needs = all.flatMap((need) => need.setting ?? [])
    return {
      id: `button-${id}`,
      title: buttonTitle(id),
      shown,
      elementSetting: id === 'similar' ? list : `${list}/${id}`,
      because: [
        {
          requirement: notInStock ? 'CARD-10' : requirement,
          title: 'Buttons open something real',
          message: sentence(reason),
          settings: setting ? [setting] : shown ? [...new Set([`${list}/${id}`, ...needs])].filter((at) => !at.endsWith('/similar')) : [],
          fields: formatCarFields(car, notInStock ? ['status'] : fields),
        },
      ],
    }
  })
  const missing = (Object.keys(names) as CarButtonKind[]).filter((kind) => !listed.some(({ id }) => id === kind))
  // Instant Message replaces Enquire even if the list doesn't have it.
  const replacing = new Set<string>(carButtonsFor(car, listed, context).map(({ id }) => id))
  return [
    ...decided,
    ...missing.map((id): Reason => {
      const shown = replacing.has(id)
      return {
        id: `button-${id}`,
        title: buttonTitle(id),
        shown,
        elementSetting: shown ? `${list}/enquire` : null,
        because: [
          shown
            ? {
                requirement: 'VDP-13',
                title: 'In the place of Enquire',
                message: 'It replaces Enquire, because the site offers reservations and instant messages.',
                settings: ['/chat/enabled', '/checkout/enabled', '/chat/excludedDealerships'],
                fields: formatCarFields(car, ['dealershipName']),
              }
            : {
                requirement: 'VDP-07',
                title: 'The site’s list',
                message: 'It is not in the site’s list of buttons.',
                settings: [list],
                fields: [],
              },
        ],
      }
    }),
  ]
}
