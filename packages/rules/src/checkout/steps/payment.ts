import { isOn } from '../../parts/settingNeeds'
import { buying, type CheckoutChoice, type CheckoutContext, type CheckoutStep } from '../Journey'

const listChoices = ({ car }: CheckoutContext): readonly CheckoutChoice[] => [
  { value: 'own', label: 'I’ll pay for it myself', hint: 'By bank transfer, before you get the keys.' },
  {
    value: 'finance',
    label: 'I’d like finance',
    hint: `${car.dealershipName} will go through rates and terms with you. Asking doesn’t commit you to anything.`,
  },
  { value: 'arranged', label: 'I already have finance', hint: 'Your lender will pay the dealership.' },
]

/** Payment step for the balance; only the deposit is paid online (FIN-01). */
export const payment = {
  id: 'checkout-payment',
  title: 'Ways to pay',
  requirement: 'RTE-06',
  elementSetting: '/checkout/askFinance',
  needs: [buying, isOn('/checkout/askFinance')],
  heading: () => 'How would you like to pay the rest?',
  text: ({ car }) => `You only pay the deposit here. The rest goes to ${car.dealershipName} before you get the keys.`,
  fields: (context) => [
    {
      name: 'way',
      label: 'How would you like to pay the rest?',
      type: 'select',
      required: true,
      maxLength: 20,
      options: listChoices(context),
      choices: listChoices(context),
    },
  ],
  summary: (entered, context) => listChoices(context).find(({ value }) => value === entered.way)?.label ?? null,
} as const satisfies CheckoutStep
