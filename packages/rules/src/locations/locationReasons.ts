import type { Location } from '../entities/Location'
import type { Reason } from '../reasons/Reason'
import { reasonOf } from '../reasons/reasonOf'

const types: { readonly [Type in Location['locationType']]: string } = { sales: 'Sales', service: 'Service', parts: 'Parts', '': 'Sales' }

/** Says of every location why it stands in lists of locations or not (LOC-03, LOC-07): hidden ones show only where asked for by name. */
export const locationReasons = (locations: readonly Location[]): Reason[] =>
  locations.map(({ id, name, visible, primary, locationType }) =>
    reasonOf({ id: `location-${id}`, title: name, element: null }, [
      {
        holds: visible,
        rule: 'LOC-07',
        title: 'Visible locations',
        yes: 'The location is marked visible.',
        no: 'The location is marked not visible.',
        fields: [
          { name: 'Visible', value: visible ? 'Yes' : 'No' },
          { name: 'Type', value: types[locationType] },
          { name: 'Primary', value: primary ? 'Yes' : 'No' },
        ],
      },
    ]),
  )
