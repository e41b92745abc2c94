import { explainFirst } from '../../parts/explainFirst'
import type { Reason } from '../../reasons/Reason'
import { carTags, type TagAbout } from './carTags'

/** Says of every tag why a car has it or not (CAR-03 to CAR-12). */
export const carTagReasons = (about: TagAbout): Reason[] =>
  explainFirst(carTags, about, {
    title: 'One tag a car',
    no: ({ title }) => `Only one tag shows, and the ${title.replace(/^The /, '')} comes before it.`,
  })
