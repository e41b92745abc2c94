import type { Location } from '../entities/Location'
import type { DecidingField } from '../reasons/Reason'
import type { Need } from './Part'

type AboutLocation = { readonly location: Location }

/** A field of a location as people read it. */
export const locationField = (name: string, value: string | number | null): DecidingField => ({
  name,
  value: value === null ? 'None' : String(value) || 'None',
})

/** A fact that must be known of the location itself, which is edited with the location (LOC-11). */
export const locationFact = <About extends AboutLocation>(
  what: string,
  holds: (about: About) => boolean,
  fields?: (about: About) => readonly DecidingField[],
): Need<About> => ({
  holds,
  title: 'What is known of the location',
  yes: `The location has ${what}.`,
  no: `The location has no ${what.replace(/^an? /, '')}.`,
  fields,
})
