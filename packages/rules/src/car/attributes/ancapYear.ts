import type { CarAttribute } from '../CarAttribute'

const [firstYear, lastYear] = [1993, 2100] as const

/** Year of the ANCAP rating, its date stamp: the tests get harder, so stars mean nothing without it. */
export const ancapYear: CarAttribute<number> = {
  id: 'ancapYear',
  title: 'ANCAP rating year',
  kind: 'number',
  storedIn: 'variant',
  problem: (year) =>
    Number.isInteger(year) && year >= firstYear && year <= lastYear ? null : 'Enter the year of the ANCAP rating, such as 2022.',
  form: { group: 'variant', position: 12, hint: 'The year on the rating. Pages show the stars only with it.' },
}
