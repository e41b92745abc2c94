import type { Cents } from '../../entities/Car'
import { hasPrice } from '../../entities/isInStock'
import { formatMoney } from '../../format/formatMoney'
import { parseWholeDollars } from '../../text/parseMoney'
import { inForms } from '../form/formNeeds'
import { offerProblem } from '../form/missingProblem'
import type { LeadAnswer } from './LeadAnswer'

const money = ({ offerCents }: { readonly offerCents: Cents | null }) => (offerCents === null ? null : formatMoney(offerCents))

/** The shopper's offer for a car, in whole dollars as entered (ENQ-26). */
export const offerFromClient = {
  id: 'offerFromClient',
  title: 'Their offer',
  requirement: 'ENQ-26',
  elementSetting: null,
  needs: [inForms('makeOffer')],
  kind: 'text',
  value: ({ car }) => ({
    label: 'Your offer',
    type: 'currency',
    required: true,
    maxLength: 12,
    ...(car && hasPrice(car) && { placeholder: formatMoney(car.priceCents) }),
  }),
  problem: ({ text, context }) => offerProblem(parseWholeDollars(text), context.car, context.config),
  example: ({ car }) => String(Math.floor((car?.priceCents ?? 2_000_000) / 100)),
  stored: { in: 'attributes', empty: { offerCents: null }, toStored: ({ text }) => ({ offerCents: parseWholeDollars(text) }) },
  mail: { label: 'Offer', position: 1, text: money },
  console: { label: 'Offer', position: 1, text: money },
  exported: null,
} as const satisfies LeadAnswer<{ readonly offerCents: Cents | null }>
