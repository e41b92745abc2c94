import type { ConsideredStock } from '@forecourt/services/forecast/forecastSiteStock'
import type { NextApiRequest, NextApiResponse } from 'next'
import { z } from 'zod'
import { forecastGate } from '../../forecast/forecastGate'
import { forecastStock } from '../../forecast/forecastStock'
import { hasInternalSecret } from '../../http/hasInternalSecret'

const requestBody = z.object({
  siteId: z.string().max(100),
  /** Validated by the sender. */
  change: z.custom<ConsideredStock>((value) => typeof value === 'object' && value !== null),
})

/** A parsed file of some thousand cars. */
export const config = { api: { bodyParser: { sizeLimit: '40mb' } } }

/** Forecasts a change of cars for the console. */
export default async function answerStockForecast(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  response.setHeader('cache-control', 'no-store')
  const headers = { get: (name: string) => request.headers[name]?.toString() ?? null }
  if (request.method !== 'POST' || !hasInternalSecret({ headers })) return response.status(404).json({ message: 'Not for you.' })
  const parsed = requestBody.safeParse(request.body)
  if (!parsed.success) return response.status(400).json({ message: 'Not a change of cars.' })
  const { siteId, change } = parsed.data
  const caller = new AbortController()
  const closed = new Promise<void>((resolve) => void response.once('close', resolve)).then(() => caller.abort())
  const release = await forecastGate(true).enter(siteId, 'console', closed)
  if (!release) return response.status(503).json({ message: 'Too many forecasts are running. Try again later.' })
  try {
    const forecast = await forecastStock(siteId, change, caller.signal)
    if (!forecast) return response.status(404).json({ message: 'There is no such live site.' })
    response.status(200).json(forecast)
  } finally {
    release()
  }
}
