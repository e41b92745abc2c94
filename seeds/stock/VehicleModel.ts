import type { BodyType, ItemType, SimpleFuel } from '@forecourt/rules/entities/Car'

/** An engine or motor as sold: litres and cylinders are 0 for electric vehicles and caravans. */
export interface Engine {
  readonly litres: number
  readonly cylinders: number
  readonly fuel: string
  readonly simpleFuel: SimpleFuel | null
  /** Litres for 100 km, or kilowatt-hours for electric vehicles. */
  readonly consumption: number
  readonly rangeKm?: number
  readonly isTurbo?: boolean
}

/** A grade of a model with its price when new, in whole dollars. */
export interface Badge {
  readonly name: string
  readonly price: number
  readonly engine: Engine
}

/** Facts of a model as sold in Australia and New Zealand. */
export interface VehicleModel {
  readonly name: string
  readonly body: BodyType
  /** As shoppers say it. */
  readonly simpleBody: string
  /** Which drawing stands for it. */
  readonly art: string
  readonly itemType: ItemType
  readonly seats: number
  readonly doors: number
  readonly drive: string
  /** Grades with other driven wheels than the rest, whose names don't say so. */
  readonly gradeDrives?: Readonly<Record<string, string>>
  readonly transmission: string
  readonly manualToo: boolean
  /** First and last model year in the seeds. */
  readonly years: readonly [number, number]
  readonly badges: readonly Badge[]
  readonly towing?: number
  readonly lengthMm?: number
}

export interface VehicleMake {
  readonly name: string
  readonly models: readonly VehicleModel[]
}
