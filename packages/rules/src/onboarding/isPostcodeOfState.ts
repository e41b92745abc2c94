import { stateOfPostcode } from './stateOfPostcode'

/** Postcodes that Australia Post delivers to on both sides of a border, with every state they reach into. */
const acrossBorders: { readonly [postcode: string]: readonly string[] } = {
  '0872': ['NT', 'SA', 'WA'],
  '2406': ['NSW', 'QLD'],
  '2540': ['NSW', 'ACT'],
  '2611': ['NSW', 'ACT'],
  '2618': ['ACT', 'NSW'],
  '2620': ['ACT', 'NSW'],
  '3500': ['VIC', 'NSW'],
  '3586': ['VIC', 'NSW'],
  '3644': ['NSW', 'VIC'],
  '3691': ['VIC', 'NSW'],
  '3707': ['VIC', 'NSW'],
  '4375': ['NSW', 'QLD'],
  '4377': ['QLD', 'NSW'],
  '4380': ['QLD', 'NSW'],
  '4383': ['NSW', 'QLD'],
  '4385': ['QLD', 'NSW'],
  '4825': ['QLD', 'NT'],
}

/** Whether a place of an Australian state can have a postcode; a few reach across a border (CFG-02). */
export const isPostcodeOfState = (postcode: string, state: string): boolean =>
  (acrossBorders[postcode] ?? [stateOfPostcode(postcode, 'AU')]).includes(state.trim().toUpperCase())
