import { readdir } from 'node:fs/promises'
import { Gauge, type Registry } from 'prom-client'

/** Adds the number of forms that wait on disk for the database. */
export const addSpoolMetric = (registry: Registry, directory: string): void => {
  new Gauge({
    name: 'forecourt_spooled_forms',
    help: 'Forms on disk that wait for the database.',
    registers: [registry],
    async collect() {
      const files = await readdir(directory, { recursive: true }).catch(() => [])
      this.set(files.filter((file) => file.endsWith('.json')).length)
    },
  })
}
