import type { Car, CarStatus } from '../entities/Car'
import { isInStock } from '../entities/isInStock'

/** Which statuses a car may go to from each (CAR-05). A sale can fall through, and a withdrawn car come back. */
const changes: { readonly [From in CarStatus]: readonly CarStatus[] } = {
  draft: ['in_stock', 'coming_soon', 'withdrawn'],
  coming_soon: ['in_stock', 'sold', 'withdrawn'],
  in_stock: ['coming_soon', 'sold', 'withdrawn'],
  sold: ['in_stock', 'withdrawn'],
  withdrawn: ['draft', 'in_stock', 'coming_soon'],
}

/** Says whether a car may go from one status to another; staying as it is always may (CAR-05). */
export const canChangeStatus = (from: CarStatus, to: CarStatus): boolean => from === to || changes[from].includes(to)

/** Where a car is on its way through the yard, as a salesperson says it (CAR-05). */
export const carStages = ['draft', 'in_stock', 'coming_soon', 'preorder', 'reserved', 'sold', 'withdrawn'] as const
export type CarStage = (typeof carStages)[number]

type Staged = Pick<Car, 'status' | 'reserved' | 'preorder'>

/** The stage of a car: reserved and pre-order are flags on cars in stock (CAR-05, CAR-18). */
export const carStage = ({ status, reserved, preorder }: Staged): CarStage => {
  if (!isInStock({ status })) return status
  if (reserved) return 'reserved'
  return preorder ? 'preorder' : status
}

/** What a car is in a stage. A pre-order and a reservation leave it where it stands; a pre-order of what stands nowhere is on its way. */
export const atStage = ({ status, reserved, preorder }: Staged, stage: CarStage): Staged => {
  const isHere = isInStock({ status })
  if (stage === 'reserved') return { status, reserved: true, preorder }
  if (stage === 'preorder') return { status: isHere ? status : 'coming_soon', reserved: false, preorder: true }
  if (stage === 'in_stock' || stage === 'coming_soon')
    // Ending a reservation leaves a pre-order what it was.
    return { status: stage, reserved: false, preorder: isHere && reserved && stage === status ? preorder : false }
  return { status: stage, reserved: false, preorder }
}

/** Says whether a car may go to a stage (CAR-05): only what is in stock can be reserved, all else as its status may change. */
export const canMoveTo = (car: Staged, stage: CarStage): boolean => {
  if (stage === 'reserved') return isInStock(car)
  return canChangeStatus(car.status, atStage(car, stage).status)
}

const stageNames: { readonly [Stage in CarStage]: string } = {
  draft: 'a draft',
  in_stock: 'in stock',
  coming_soon: 'coming soon',
  preorder: 'a pre-order',
  reserved: 'reserved',
  sold: 'sold',
  withdrawn: 'withdrawn',
}

/** Why a car can't go to a stage, in a sentence (CAR-05); null where it may, or is there. */
export const stageProblem = (car: Staged, to: CarStage): string | null => {
  const from = carStage(car)
  return from === to || canMoveTo(car, to) ? null : `A car that is ${stageNames[from]} cannot become ${stageNames[to]}.`
}

/** The other stages a car may go to, in the order of the yard. */
export const nextStages = (car: Staged): CarStage[] => carStages.filter((stage) => stage !== carStage(car) && canMoveTo(car, stage))
