import type { CarAttribute } from '../CarAttribute'

/** Exterior colour, as the dealer describes it. */
export const colour: CarAttribute<string> = {
  id: 'colour',
  title: 'Colour',
  kind: 'text',
  storedIn: 'ownColumn',
  errorSubject: 'The colour',
  form: { group: 'vehicle', place: 810, suggests: true },
  fileColumn: {
    name: 'colour',
    headings: [
      ...(['colour', 'color', 'exteriorcolour', 'exteriorcolor', 'bodycolour', 'bodycolor', 'extcolour', 'extcolor'] as const),
      ...(['externalcolour', 'paintcolour', 'paintcolor', 'basiccolour', 'exterior', 'extcol', 'col', 'clr'] as const),
    ],
    place: 1810,
    read: { as: 'custom' },
    joinsRepeatedColumns: true,
  },
  keyFacts: [{ place: 610 }],
  facet: { name: 'colour', kind: 'list', place: 20, limit: 40 },
  files: {
    googleVehicleAds: { name: 'color', place: 1510 },
    metaAutomotive: { name: 'exterior_color', place: 2110 },
    tradeMe: { name: 'colour', place: 1110 },
    dealerStudio: { name: 'Exterior Colour', place: 1120 },
    dmsPayload: { name: 'colour', place: 1310 },
    plainStock: { name: 'colour', place: 1510 },
    stockList: { name: 'Colour', place: 1310 },
  },
  structured: 'color',
}
