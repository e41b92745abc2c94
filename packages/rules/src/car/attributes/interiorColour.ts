import type { CarAttribute } from '../CarAttribute'

/** Colour of seats and trim. */
export const interiorColour: CarAttribute<string> = {
  id: 'interiorColour',
  title: 'Interior colour',
  kind: 'text',
  storedIn: 'ownColumn',
  errorSubject: 'The interior’s colour',
  form: { group: 'engine', position: 660, suggests: true },
  fileColumn: {
    name: 'interiorColour',
    headings: [
      ...(['interiorcolour', 'interiorcolor', 'interior', 'trimcolour', 'trimcolor', 'intcolour', 'intcolor', 'intcol'] as const),
      'upholstery',
    ],
    position: 1820,
    read: { as: 'custom' },
    joinsRepeatedColumns: true,
  },
  keyFacts: [{ position: 620 }],
  files: {
    metaAutomotive: { name: 'interior_color', position: 2120 },
    dealerStudio: { name: 'Interior Colour', position: 1110 },
    dmsPayload: { name: 'interior_colour', position: 1330 },
  },
  structured: 'vehicleInteriorColor',
}
