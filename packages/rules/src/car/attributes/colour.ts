import type { CarAttribute } from '../CarAttribute'

/** Exterior colour, as the dealer describes it. */
export const colour: CarAttribute<string> = {
  id: 'colour',
  title: 'Colour',
  kind: 'text',
  storedIn: 'ownColumn',
  errorSubject: 'The colour',
  form: { group: 'vehicle', position: 810, suggests: true },
  fileColumn: {
    name: 'colour',
    headings: [
      ...(['colour', 'color', 'exteriorcolour', 'exteriorcolor', 'bodycolour', 'bodycolor', 'extcolour', 'extcolor'] as const),
      ...(['externalcolour', 'paintcolour', 'paintcolor', 'basiccolour', 'exterior', 'extcol', 'col', 'clr'] as const),
    ],
    position: 1810,
    read: { as: 'custom' },
    joinsRepeatedColumns: true,
  },
  keyFacts: [{ position: 610 }],
  facet: { name: 'colour', kind: 'list', position: 20, limit: 40 },
  files: {
    googleVehicleAds: { name: 'color', position: 1510 },
    metaAutomotive: { name: 'exterior_color', position: 2110 },
    tradeMe: { name: 'colour', position: 1110 },
    dealerStudio: { name: 'Exterior Colour', position: 1120 },
    dmsPayload: { name: 'colour', position: 1310 },
    plainStock: { name: 'colour', position: 1510 },
    stockList: { name: 'Colour', position: 1310 },
  },
  structured: 'color',
}
