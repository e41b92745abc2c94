import type { Car, CarStatus } from '../entities/Car'
import { isInStock } from '../entities/isInStock'

/** Allowed status changes of a car (CAR-05). A sale can fall through, and a withdrawn car can return. */
const changes: { readonly [From in CarStatus]: readonly CarStatus[] } = {
  draft: ['in_stock', 'coming_soon', 'withdrawn'],
  coming_soon: ['in_stock', 'sold', 'withdrawn'],
  in_stock: ['coming_soon', 'sold', 'withdrawn'],
  sold: ['in_stock', 'withdrawn'],
  withdrawn: ['draft', 'in_stock', 'coming_soon'],
}

/** Whether a status change is allowed; the same status always is (CAR-05). */
export const canChangeStatus = (from: CarStatus, to: CarStatus): boolean => from === to || changes[from].includes(to)

/** Stages of a car in the yard, in salespeople's terms (CAR-05). */
export const carStages = ['draft', 'in_stock', 'coming_soon', 'preorder', 'reserved', 'sold', 'withdrawn'] as const
export type CarStage = (typeof carStages)[number]

/** Stages between which a salesperson moves a car (AUTH-10). */
export const sellingStages: readonly CarStage[] = ['in_stock', 'reserved', 'sold']

type StagedCar = Pick<Car, 'status' | 'reserved' | 'preorder'>

/** Stage of a car: reserved and pre-order are flags on cars in stock (CAR-05, CAR-18). */
export const carStage = ({ status, reserved, preorder }: StagedCar): CarStage => {
  if (!isInStock({ status })) return status
  if (reserved) return 'reserved'
  return preorder ? 'preorder' : status
}

/** Fields of a car in a stage. Pre-order and reservation keep the status; a pre-order of a car not in stock becomes coming soon. */
export const atStage = ({ status, reserved, preorder }: StagedCar, stage: CarStage): StagedCar => {
  const isHere = isInStock({ status })
  if (stage === 'reserved') return { status, reserved: true, preorder }
  if (stage === 'preorder') return { status: isHere ? status : 'coming_soon', reserved: false, preorder: true }
  if (stage === 'in_stock' || stage === 'coming_soon')
    // Cancelling a reservation keeps a pre-order.
    return { status: stage, reserved: false, preorder: isHere && reserved && stage === status ? preorder : false }
  return { status: stage, reserved: false, preorder }
}

/** Whether a car may change to a stage (CAR-05): reserved only from stock, others as its status allows. */
export const canMoveTo = (car: StagedCar, stage: CarStage): boolean => {
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

/** Why a car can't change to a stage, in a sentence (CAR-05); null if it can or is in it. */
export const stageProblem = (car: StagedCar, to: CarStage): string | null => {
  const from = carStage(car)
  return from === to || canMoveTo(car, to) ? null : `A car that is ${stageNames[from]} can’t be changed to ${stageNames[to]}.`
}

/** The stages to which a user may move a car: all next stages, or only those of a sale if the user has no permission to edit the car (AUTH-10). */
export const permittedMoves = (
  car: { readonly stage: CarStage; readonly nextStages: readonly CarStage[] },
  mayEdit: boolean,
): readonly CarStage[] => {
  if (mayEdit) return car.nextStages
  return sellingStages.includes(car.stage) ? car.nextStages.filter((to) => sellingStages.includes(to)) : []
}

/** Stages a car may change to, in the yard's order. */
export const nextStages = (car: StagedCar): CarStage[] => carStages.filter((stage) => stage !== carStage(car) && canMoveTo(car, stage))
