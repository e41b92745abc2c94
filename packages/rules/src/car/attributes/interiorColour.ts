import type { CarAttribute } from '../CarAttribute'

/** Colour of seats and trim. */
export const interiorColour: CarAttribute<string> = {
  id: 'interiorColour',
  title: 'Interior colour',
  kind: 'text',
  storedIn: 'ownColumn',
  errorSubject: 'The interior’s colour',
  form: { group: 'engine', place: 660, suggests: true },
  fileColumn: {
    name: 'interiorColour',
    headings: [
      ...(['interiorcolour', 'interiorcolor', 'interior', 'trimcolour', 'trimcolor', 'intcolour', 'intcolor', 'intcol'] as const),
      'upholstery',
    ],
    place: 1820,
    read: { as: 'custom' },
    joinsRepeatedColumns: true,
  },
  keyFacts: [{ place: 620 }],
  files: {
    metaAutomotive: { name: 'interior_color', place: 2120 },
    dealerStudio: { name: 'Interior Colour', place: 1110 },
    dmsPayload: { name: 'interior_colour', place: 1330 },
  },
  structured: 'vehicleInteriorColor',
}
