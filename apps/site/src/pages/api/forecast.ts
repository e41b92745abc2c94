import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { NextApiRequest, NextApiResponse } from 'next'
import { z } from 'zod'
import { forecastGate } from '../../forecast/forecastGate'
import { forecastPages } from '../../forecast/forecastPages'
import { hasInternalSecret } from '../../http/hasInternalSecret'

const requestBody = z.object({
  siteId: z.string().max(100),
  requestId: z.string().max(100).optional(),
  /** Resolved and validated by the sender. */
  config: z.custom<ResolvedConfig>((value) => typeof value === 'object' && value !== null).optional(),
  sample: z.boolean(),
})

/** Forecasts a publication for the console. */
export default async function answerForecast(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  response.setHeader('cache-control', 'no-store')
  const headers = { get: (name: string) => request.headers[name]?.toString() ?? null }
  if (request.method !== 'POST' || !hasInternalSecret({ headers })) return response.status(404).json({ message: 'Not for you.' })
  const parsed = requestBody.safeParse(request.body)
  if (!parsed.success) return response.status(400).json({ message: 'Not a site.' })
  const { siteId, sample } = parsed.data
  const caller = new AbortController()
  const closed = new Promise<void>((resolve) => void response.once('close', resolve)).then(() => caller.abort())
  const release = await forecastGate(sample).enter(siteId, 'console', closed)
  if (!release) return response.status(503).json({ message: 'Too many forecasts are running. Try again later.' })
  try {
    const forecast = await forecastPages(siteId, parsed.data, caller.signal)
    if (!forecast) return response.status(404).json({ message: 'There is no such live site.' })
    response.status(200).json(forecast)
  } finally {
    release()
  }
}
