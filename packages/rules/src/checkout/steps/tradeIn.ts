import { isOn } from '../../parts/settingNeeds'
import { tradeInText } from '../../valuations/tradeInText'
import { buying, type CheckoutAbout, type CheckoutChoice, type CheckoutField, type CheckoutStep } from '../Journey'
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

const context = ({ config, car }: CheckoutAbout) => ({ timeZone: config.identity.timeZone, dealer: car.dealershipName })

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

const listChoices = (about: CheckoutAbout): readonly CheckoutChoice[] => [
  { value: 'none', label: 'No, nothing to trade in' },
  ...about.valued.map((value) => ({
    value: tradeInChoice(value.vehicleId),
    label: `Yes, my ${value.vehicle}`,
    hint: sentence(tradeInText(value, context(about))),
  })),
  {
    value: 'ask',
    label: about.valued.length > 0 ? 'Yes, another vehicle' : 'Yes',
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
  fields: (about) => [
    {
      name: 'has',
      label: 'Do you have a trade-in?',
      type: 'select',
      required: true,
      maxLength: 60,
      options: listChoices(about),
      choices: listChoices(about),
    },
  ],
  summary: (entered, about) => {
    if (entered.has === 'none') return 'None'
    const value = tradedIn({ ...about, entered: { tradeIn: entered } })
    if (value) return `${value.vehicle}: ${tradeInText(value, context(about))}`
    if (entered.has !== 'ask') return null
    const facts = [entered.vehicle, `rego ${entered.rego}`, entered.km && `${entered.km} km`].filter(Boolean).join(', ')
    return `${facts}, to be valued`
  },
} as const satisfies CheckoutStep
