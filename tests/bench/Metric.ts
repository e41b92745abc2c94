/** A measurement, printed as `metric <name> <value> <unit>`. */
export interface Metric {
  readonly name: string
  readonly value: number
  readonly unit: string
}

export const printMetric = ({ name, value, unit }: Metric) =>
  process.stdout.write(`metric ${name} ${Number.isInteger(value) ? value : value.toFixed(3)} ${unit}\n`)
