import type { FileStore } from '@forecourt/services/storage/FileStore'
import { drawVehicle } from './art/drawVehicle'
import type { VehicleArt } from './art/VehicleArt'
import { type ReportedCar, writeReport } from './writeReport'

/** Stores drawings and papers the way an upload is stored; the same drawing is made and stored once. */
export const createPictures = (store: FileStore) => {
  const keys = new Map<string, Promise<string>>()
  const once = (name: string, folder: string, draw: () => string) => {
    const known = keys.get(name)
    if (known) return known
    const key = store.put(folder, Buffer.from(draw()), 'image/svg+xml').then((stored) => stored.key)
    keys.set(name, key)
    return key
  }
  return {
    vehicle: (art: VehicleArt) =>
      once(
        `vehicle:${art.body}:${art.colour}:${art.angle}:${art.seed}:${art.backdrop}:${art.scene}:${art.look?.id ?? art.bike?.id}`,
        'vehicles',
        () => drawVehicle(art),
      ),
    drawing: (name: string, folder: string, draw: () => string) => once(name, folder, draw),
    /** A car's history report. `now` in milliseconds. */
    report: async (car: ReportedCar, now: number) => (await store.put('reports', await writeReport(car, now), 'application/pdf')).key,
  }
}

export type Pictures = ReturnType<typeof createPictures>
