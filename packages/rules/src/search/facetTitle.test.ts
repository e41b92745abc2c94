import { expect, it } from 'vitest'
import { facetTitle } from './facetTitle'

it.each<{ facet: string; text: string; itemType?: 'motorcycle' | 'caravan'; title: string }>([
  { facet: 'body', text: 'UTILITY', title: 'Ute' },
  { facet: 'body', text: 'Dual Cab Ute', title: 'Ute' },
  { facet: 'body', text: 'peopleMover', title: 'People mover' },
  { facet: 'body', text: 'Roadster', title: 'Convertible' },
  { facet: 'body', text: 'Roadster', itemType: 'motorcycle', title: 'Roadster' },
  { facet: 'body', text: 'Camper', itemType: 'caravan', title: 'Camper' },
  { facet: 'body', text: 'Hovercraft', title: 'Hovercraft' },
  { facet: 'fuel', text: 'D', title: 'Diesel' },
  { facet: 'fuel', text: 'PHEV', title: 'Plug-in Hybrid' },
  { facet: 'fuel', text: 'gas', title: 'gas' },
  { facet: 'transmission', text: '6 Speed Manual', title: 'Manual' },
  { facet: 'drive', text: '4x4', title: '4WD' },
  { facet: 'colour', text: 'GREY MET', title: 'Grey' },
  { facet: 'colour', text: 'Polymetal Grey', title: 'Polymetal Grey' },
  { facet: 'induction', text: 'Twin turbo intercooled', title: 'Turbo' },
  { facet: 'induction', text: 'Aspirated', title: 'Aspirated' },
  { facet: 'make', text: 'D', title: 'D' },
])('the value “$text” of $facet has the title $title (SRC-03, ENT-01)', ({ facet, text, itemType, title }) =>
  expect(facetTitle(facet, text, itemType)).toBe(title),
)
