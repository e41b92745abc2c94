import type { BodyType, ItemType, SimpleFuel } from '@forecourt/rules/entities/Car'

/** An engine or motor: litres and cylinders are 0 for electric vehicles and caravans. */
export interface Engine {
  readonly litres: number
  readonly cylinders: number
  readonly fuel: string
  readonly simpleFuel: SimpleFuel | null
  /** Litres per 100 km; kWh for electric vehicles. */
  readonly consumption: number
  readonly rangeKm?: number
  readonly batteryKwh?: number
  readonly isTurbo?: boolean
  /** Gears of its automatic, if they differ from the make's rule. */
  readonly gears?: number
}

/** A grade with its new price in whole dollars. */
export interface Badge {
  readonly name: string
  readonly price: number
  readonly engine: Engine
}

/** Facts of a model as sold in Australia and New Zealand. */
export interface VehicleModel {
  readonly name: string
  readonly body: BodyType
  /** Shoppers' term. */
  readonly simpleBody: string
  /** Its drawing. */
  readonly art: string
  readonly itemType: ItemType
  readonly seats: number
  readonly doors: number
  readonly drive: string
  /** Drive of grades that differ and don't say so in their names. */
  readonly gradeDrives?: Readonly<Record<string, string>>
  /** Drives of earlier model years that differ, of the model or of the grades named. */
  readonly formerDrives?: readonly {
    readonly since?: number
    readonly until: number
    readonly drive?: string
    readonly grades?: Readonly<Record<string, string>>
  }[]
  /** Seats of grades that differ. */
  readonly gradeSeats?: Readonly<Record<string, number>>
  /** Seats in earlier model years that differ, of all grades or of those named. */
  readonly formerSeats?: readonly { readonly until: number; readonly seats: number; readonly grades?: readonly string[] }[]
  /** Doors of grades that differ. */
  readonly gradeDoors?: Readonly<Record<string, number>>
  readonly transmission: string
  readonly manualToo: boolean
  /** First and last model year in the seeds. */
  readonly years: readonly [number, number]
  /** Last model year of this generation, if the next one isn't in the seeds: newer cars of the model are run-out stock of this year. */
  readonly builtUntil?: number
  readonly badges: readonly Badge[]
  readonly lengthMm?: number
}

export interface VehicleMake {
  readonly name: string
  readonly models: readonly VehicleModel[]
}
