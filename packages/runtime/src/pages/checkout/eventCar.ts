import type { HeldCar } from './trackHeld'

/** The car's fields that are sent to the browser for analytics. */
export const eventCar = ({ carType, tag, make, model, year, km, badge }: HeldCar['car']): HeldCar['car'] => ({
  carType,
  tag,
  make,
  model,
  year,
  km,
  badge,
})
