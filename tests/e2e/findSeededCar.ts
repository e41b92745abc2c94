import type { CarRecord } from '../../apps/console/src/client/Records'
import type { consoleClient } from '../console/consoleClient'

type Client = ReturnType<typeof consoleClient>
type StockFilter = NonNullable<NonNullable<Parameters<Client['stock']['getList']['query']>[0]>['filter']>

/** The newest matching car of a site that the seeds created. Journeys may remove cars that they added, so those are excluded. */
export const findSeededCar = async (
  client: Client,
  siteName: string,
  filter: StockFilter,
  isFit: (car: CarRecord) => boolean = ({ priceCents, imageCount, reserved }) => (priceCents ?? 0) > 0 && imageCount > 0 && !reserved,
): Promise<CarRecord> => {
  const sites = await client.sites.getList.query({ filter: { q: siteName } })
  const organisationId = sites.data.find(({ name }) => name === siteName)?.organisationId
  const { data } = await client.stock.getList.query({
    perPage: 100,
    sort: { field: 'createdAt', order: 'DESC' },
    filter: { ...filter, organisationId },
  })
  const began = process.env.E2E_BEGAN ?? ''
  const car = data.find((one) => one.createdAt < began && isFit(one))
  if (!car) throw new Error(`${siteName} has no car for this story.`)
  return car
}
