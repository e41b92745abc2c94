import http from 'node:http'

export interface OpenLoad {
  readonly port: number
  readonly bodies: readonly string[]
  readonly headers: { readonly [name: string]: string }
  readonly perSecond: number
  readonly seconds: number
}

/**
 * Posts searches at a steady pace, whether or not earlier ones are answered, and gives the milliseconds of each from when it was
 * due: an answer that holds up others costs their time as well.
 */
export const openLoad = ({ port, bodies, headers, perSecond, seconds }: OpenLoad): Promise<number[]> =>
  new Promise((resolve, reject) => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 128 })
    const total = perSecond * seconds
    const samples: number[] = []
    const begun = performance.now()
    let sent = 0

    const send = (body: string, due: number) => {
      const request = http.request(
        {
          agent,
          host: '127.0.0.1',
          port,
          method: 'POST',
          path: '/1/indexes/*/queries',
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        },
        (response) => {
          if (response.statusCode !== 200) reject(new Error(`A search was answered by ${response.statusCode}`))
          response.resume()
          response.once('end', () => {
            samples.push(performance.now() - due)
            if (samples.length === total) resolve(samples)
          })
        },
      )
      request.once('error', reject)
      request.end(body)
    }
    const pace = () => {
      for (;;) {
        const due = begun + (sent * 1000) / perSecond
        if (sent === total) return
        if (due > performance.now()) break
        send(bodies[sent % bodies.length] as string, due)
        sent++
      }
      setTimeout(pace, 1)
    }
    pace()
  })
