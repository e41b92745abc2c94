import type { CarAttribute } from '../CarAttribute'

/** Gross vehicle mass (GVM) in kilograms. */
export const grossVehicleMass: CarAttribute<number> = {
  id: 'grossVehicleMass',
  title: 'Gross vehicle mass',
  kind: 'number',
  unit: 'kg',
  storedIn: 'variant',
  form: { group: 'variant', position: 140 },
  specification: { position: 190 },
}
