import { formatMoney } from '../../format/formatMoney'
import { isOn } from '../../parts/settingNeeds'
import type { CheckoutChoice, CheckoutField, CheckoutStep } from '../CheckoutStep'
import type { CheckoutAbout } from '../Journey'
import { buying } from '../stepNeeds'

const rego: CheckoutField = { name: 'rego', label: 'Its rego', type: 'text', required: true, maxLength: 10, capitals: true }
const vehicle: CheckoutField = {
  name: 'vehicle',
  label: 'Which vehicle is it?',
  type: 'text',
  required: false,
  maxLength: 100,
  placeholder: 'Such as 2016 Mazda CX-5 Maxx',
}
const km: CheckoutField = { name: 'km', label: 'Kilometres on it', type: 'currency', required: false, maxLength: 9 }

const choicesOf = ({ valued }: CheckoutAbout): readonly CheckoutChoice[] => [
  { value: 'none', label: 'No, nothing to trade in' },
  ...(valued
    ? [{ value: 'valued', label: `Yes, my ${valued.vehicle}`, hint: `Valued at ${formatMoney(valued.cents)} before it is seen.` }]
    : []),
  {
    value: 'ask',
    label: valued ? 'Yes, another vehicle' : 'Yes',
    hint: 'Value it with me: we call you about it.',
    fields: [rego, vehicle, km],
  },
]

/** What the shopper gives in return: a vehicle that was valued before, or one to be valued with them (TRD-02). */
export const tradeIn = {
  id: 'checkout-trade-in',
  title: 'Trade-in',
  rule: 'TRD-02',
  element: '/checkout/askTradeIn',
  needs: [buying, isOn('/checkout/askTradeIn')],
  heading: () => 'Do you have a vehicle to trade in?',
  fields: (about) => [
    {
      name: 'has',
      label: 'Do you have one?',
      type: 'select',
      required: true,
      maxLength: 20,
      options: choicesOf(about),
      choices: choicesOf(about),
    },
  ],
  summary: (typed, { valued }) => {
    if (typed.has === 'none') return 'None'
    if (typed.has === 'valued') return valued && `${valued.vehicle}, valued at ${formatMoney(valued.cents)} before it is seen`
    if (typed.has !== 'ask') return null
    const facts = [typed.vehicle, `rego ${typed.rego}`, typed.km && `${typed.km} km`].filter(Boolean).join(', ')
    return `${facts}, to be valued`
  },
} as const satisfies CheckoutStep
