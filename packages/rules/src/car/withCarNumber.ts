/**
 * The name of a record's car with its number, for a car that has its name in common with others (ENT-16); null without a car.
 *
 * @example withCarNumber('2022 Kia Rio', 'K1') // '2022 Kia Rio · K1'
 */
export const withCarNumber = <Name extends string | null>(name: Name, number: string | null): Name | string =>
  name === null || number === null ? name : `${name} · ${number}`
