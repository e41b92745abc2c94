import { isOn } from '../../parts/settingNeeds'
import { tradeInText } from '../../valuations/tradeInText'
import { buying, type CheckoutChoice, type CheckoutContext, type CheckoutField, type CheckoutStep } from '../Journey'
import { tradedIn, tradedInId, tradeInChoice } from '../leftToPay'

const rego: CheckoutField = { name: 'rego', label: 'Rego', type: 'text', required: true, maxLength: 10, capitals: true }
const vehicle: CheckoutField = {
  name: 'vehicle',
  label: 'Which vehicle is it?',
  type: 'text',
  required: false,
  maxLength: 100,
  placeholder: 'e.g. 2016 Mazda CX-5 Maxx',
}
const km: CheckoutField = { name: 'km', label: 'Kilometres', type: 'currency', required: false, maxLength: 9 }

const textContext = ({ config, car }: CheckoutContext) => ({ timeZone: config.identity.timeZone, dealer: car.dealershipName })

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

const listChoices = (context: CheckoutContext): readonly CheckoutChoice[] => [
  { value: 'none', label: 'No, nothing to trade in' },
  ...context.valued.map((value) => ({
    value: tradeInChoice(value.vehicleId),
    label: `Yes, my ${value.vehicle}`,
    hint: sentence(tradeInText(value, textContext(context))),
  })),
  {
    value: 'ask',
    label: context.valued.length > 0 ? 'Yes, another vehicle' : 'Yes',
    hint: 'We’ll call you to value it.',
    fields: [rego, vehicle, km],
  },
]

/** Trade-in step: a vehicle already valued, or one to be valued (TRD-02). */
export const tradeIn = {
  id: 'checkout-trade-in',
  title: 'Trade-in',
  requirement: 'TRD-02',
  elementSetting: '/checkout/askTradeIn',
  needs: [buying, isOn('/checkout/askTradeIn')],
  heading: () => 'Do you have a vehicle to trade in?',
  text: ({ entered, valued }) =>
    tradedInId(entered) !== null && tradedIn({ entered, valued }) === null ? 'We no longer have the vehicle you chose.' : '',
  fields: (context) => [
    {
      name: 'has',
      label: 'Do you have a trade-in?',
      type: 'select',
      required: true,
      maxLength: 60,
      options: listChoices(context),
      choices: listChoices(context),
    },
  ],
  summary: (entered, context) => {
    if (entered.has === 'none') return 'None'
    const value = tradedIn({ ...context, entered: { tradeIn: entered } })
    if (value) return `${value.vehicle}: ${tradeInText(value, textContext(context))}`
    if (entered.has !== 'ask') return null
    const facts = [entered.vehicle, `rego ${entered.rego}`, entered.km && `${entered.km} km`].filter(Boolean).join(', ')
    return `${facts}, to be valued`
  },
} as const satisfies CheckoutStep
