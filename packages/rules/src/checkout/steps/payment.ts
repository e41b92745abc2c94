import { isOn } from '../../parts/settingNeeds'
import { buying, type CheckoutAbout, type CheckoutChoice, type CheckoutStep } from '../Journey'

const choicesOf = ({ car }: CheckoutAbout): readonly CheckoutChoice[] => [
  { value: 'own', label: 'I pay for it myself', hint: 'By bank transfer, before you get the keys.' },
  {
    value: 'finance',
    label: 'I would like finance',
    hint: `${car.dealershipName} goes through rates and terms with you. Asking commits you to nothing.`,
  },
  { value: 'arranged', label: 'I have finance already', hint: 'Your lender pays the dealership.' },
]

/** Payment step for the balance; only the deposit is paid online (FIN-01). */
export const payment = {
  id: 'checkout-payment',
  title: 'Finance or pay',
  rule: 'RTE-06',
  element: '/checkout/askFinance',
  needs: [buying, isOn('/checkout/askFinance')],
  heading: () => 'How would you like to pay the rest?',
  text: ({ car }) => `Only the deposit is paid here; the rest goes to ${car.dealershipName} before you get the keys.`,
  fields: (about) => [
    {
      name: 'way',
      label: 'How do you pay the rest?',
      type: 'select',
      required: true,
      maxLength: 20,
      options: choicesOf(about),
      choices: choicesOf(about),
    },
  ],
  summary: (typed, about) => choicesOf(about).find(({ value }) => value === typed.way)?.label ?? null,
} as const satisfies CheckoutStep
