import type { hostedRecord } from './hostedRecord'

type HostedRecord = ReturnType<typeof hostedRecord>

/** Bytes of a record on Algolia's smallest plan; larger plans have up to 100,000. */
export const usualRecordBytes = 10_000

/** Photos on a card and features in filters are cut in these steps, photos first: few shoppers look at a tenth photo in a list. */
const photoSteps = [30, 20, 12, 6]
const featureSteps = [80, 50, 30, 15]

const jsonBytes = (record: object): number => new TextEncoder().encode(JSON.stringify(record)).length

const withPhotos = (record: HostedRecord, max: number): HostedRecord => ({
  ...record,
  car: { ...record.car, images: record.car.images.slice(0, max) },
})

const featureAttributes = ['filtered_features', 'filtered_features_key']

const withFeatures = (record: HostedRecord, max: number): HostedRecord => ({
  ...record,
  ...Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) =>
      featureAttributes.includes(name) && Array.isArray(value) ? [[name, value.slice(0, max)]] : [],
    ),
  ),
})

/** A record within a limit of bytes, with fewer photos and features if it must; null if that is not enough. */
export const fitRecord = (record: HostedRecord, maxBytes: number): HostedRecord | null => {
  let fitted = record
  for (const shorten of [
    ...photoSteps.map((max) => (one: HostedRecord) => withPhotos(one, max)),
    ...featureSteps.map((max) => (one: HostedRecord) => withFeatures(one, max)),
  ]) {
    if (jsonBytes(fitted) <= maxBytes) return fitted
    fitted = shorten(fitted)
  }
  return jsonBytes(fitted) <= maxBytes ? fitted : null
}
