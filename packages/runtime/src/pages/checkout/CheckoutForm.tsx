import type { Checkout } from '@forecourt/rules/checkout/Checkout'
import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '../../ui/Button'

export interface CheckoutFormProps {
  readonly checkout: Checkout
  /** What the site is to do: the last part of its address under /api/checkout. */
  readonly deed: 'step' | 'pay' | 'price' | 'release' | 'watch'
  readonly values?: { readonly [name: string]: string }
  readonly label: ReactNode
  readonly look?: Pick<ButtonProps, 'variant' | 'size' | 'wide' | 'className'>
  readonly className?: string
  readonly children?: ReactNode
}

/** A form of a journey, with which one it is: it works without scripts, and always leads on to a page. */
export const CheckoutForm = ({ checkout, deed, values = {}, label, look, className, children }: CheckoutFormProps) => {
  const { token, kind, car } = checkout
  const hidden = {
    journey: token ?? '',
    kind,
    car: car.slug,
    cents: String(car.priceCents ?? 0),
    type: car.priceType,
    ...values,
  }
  return (
    <form method="post" action={`/api/checkout/${deed}`} className={className}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button type="submit" {...look}>
        {label}
      </Button>
    </form>
  )
}
