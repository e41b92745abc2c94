import type { ContentBlock } from '../../blocks/BlockRules'
import { formatMoney } from '../../format/formatMoney'
import { locationsForForm } from '../../leads/form/bookingOffersFor'
import type { AnswerField } from '../../leads/form/FormContext'
import type { SiteData } from '../../sites/SiteData'
import { parseMoney } from '../../text/parseMoney'
import { type RequestKind, requestKinds } from '../requestMoney'

type PaymentBlock = Pick<ContentBlock<'payment'>, 'referenceLabel' | 'most'>

export type OnlinePaymentName = 'amount' | 'reference' | 'kind' | 'locationId' | 'name'
export type OnlinePaymentField = AnswerField & { readonly name: OnlinePaymentName }

/** A payment initiated by the shopper. */
export interface OnlinePayment {
  readonly amountCents: number
  readonly reference: string
  readonly kind: RequestKind
  /** Receiving location; null if the site has none. */
  readonly locationId: string | null
  readonly name: string
}

/** Fields of the online payment form (RTE-21): the location only if there are several. */
export const onlinePaymentFields = ({ referenceLabel, most }: PaymentBlock, site: Pick<SiteData, 'locations'>): OnlinePaymentField[] => {
  const locations = locationsForForm('general', site.locations)
  return [
    {
      name: 'amount',
      label: 'Amount in dollars',
      type: 'currency',
      required: true,
      maxLength: 14,
      placeholder: '0.00',
      hint: `Up to ${formatMoney(most * 100)}`,
    },
    { name: 'reference', label: referenceLabel.trim() || 'Reference', type: 'text', required: true, maxLength: 60 },
    {
      name: 'kind',
      label: 'What it’s for',
      type: 'select',
      required: true,
      maxLength: 20,
      options: Object.entries(requestKinds).map(([value, label]) => ({ value, label })),
    },
    ...(locations.length > 1
      ? [
          {
            name: 'locationId' as const,
            label: 'Who you’re paying',
            type: 'select' as const,
            required: true,
            maxLength: 100,
            options: locations.map(({ id, name }) => ({ value: id, label: name })),
          },
        ]
      : []),
    { name: 'name', label: 'Your name', type: 'text', required: true, maxLength: 120, autoComplete: 'name' },
  ]
}

type Faults = { readonly [Name in OnlinePaymentName]?: string }

/** Parses a submitted online payment; errors by field if invalid (RTE-21). */
export const parseOnlinePayment = (
  sent: (name: OnlinePaymentName) => string,
  block: PaymentBlock,
  site: Pick<SiteData, 'locations'>,
): { readonly ok: true; readonly payment: OnlinePayment } | { readonly ok: false; readonly faults: Faults } => {
  const [first, ...others] = locationsForForm('general', site.locations)
  const location = others.length === 0 ? first : [first, ...others].find((each) => each?.id === sent('locationId'))
  const amountCents = parseMoney(sent('amount')) ?? null
  const [reference, name, kind] = [sent('reference').trim().slice(0, 60), sent('name').trim().slice(0, 120), sent('kind')]
  const isTooMuch = amountCents !== null && amountCents > block.most * 100
  const faults: Faults = {
    ...(amountCents === null && { amount: 'Please enter an amount, such as 389.50.' }),
    ...(amountCents !== null && amountCents < 100 && { amount: 'The minimum payment is $1.' }),
    ...(isTooMuch && { amount: `The most you can pay here is ${formatMoney(block.most * 100)}. Please call us to pay more.` }),
    ...(reference === '' && { reference: 'Please tell us which invoice or agreement it’s for.' }),
    ...(!Object.hasOwn(requestKinds, kind) && { kind: 'Please choose what it’s for.' }),
    ...(others.length > 0 && !location && { locationId: 'Please choose who you’re paying.' }),
    ...(name === '' && { name: 'Please enter your name.' }),
  }
  if (amountCents === null || Object.keys(faults).length > 0) return { ok: false, faults }
  return { ok: true, payment: { amountCents, reference, kind: kind as RequestKind, locationId: location?.id ?? null, name } }
}
