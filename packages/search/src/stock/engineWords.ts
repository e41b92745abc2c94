import type { Car } from '@forecourt/rules/entities/Car'

/** Engines of so many cylinders are built in one shape only; six may be in line as well. */
const shapes: ReadonlyMap<number, string> = new Map([
  [8, 'V8'],
  [10, 'V10'],
  [12, 'V12'],
])

/** What shoppers call a car's engine: 'turbo', 'V8' (SRC-06). */
export function engineWords({ itemType, cylinders, variant }: Pick<Car, 'itemType' | 'cylinders' | 'variant'>): string[] {
  const shape = itemType === 'car' ? shapes.get(cylinders ?? variant.cylinders ?? 0) : undefined
  const isTurbo = variant.induction !== undefined && /turbo/i.test(variant.induction)
  return [...(shape ? [shape] : []), ...(isTurbo ? ['Turbo'] : [])]
}
