import type { Cents } from '@forecourt/rules/entities/Car'
import { listCharges } from '@forecourt/rules/pricing/listCharges'
import { demoCharges } from './demoCharges'

/** Each step comes some twenty times closer, so these few end at the dollar. */
const steps = 6

/** What is left of a drive-away price when the charges where the car stands are taken off it. */
export const priceWithoutCharges = (driveAwayCents: Cents, state: string): Cents => {
  let price = driveAwayCents
  for (let step = 0; step < steps; step++) {
    const charges = listCharges({ carType: 'used', state }, price, demoCharges)
    price = driveAwayCents - charges.reduce((sum, { cents }) => sum + cents, 0)
  }
  return price
}
