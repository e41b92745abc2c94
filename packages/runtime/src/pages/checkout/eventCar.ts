import type { CheckoutLead } from './trackCheckoutLead'

/** The car's fields that are sent to the browser for analytics. */
export const eventCar = ({ carType, tag, make, model, year, km, badge }: CheckoutLead['car']): CheckoutLead['car'] => ({
  carType,
  tag,
  make,
  model,
  year,
  km,
  badge,
})
