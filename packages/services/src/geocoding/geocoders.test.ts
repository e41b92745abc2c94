import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../http/testing/startServer'
import { postcodeGeocoder, searchGeocoder } from './searchGeocoder'

const address = { street: '14 Beach Road', suburb: 'Coolum Beach', state: 'QLD', postcode: '4573', country: 'AU' } as const

describe('Geocoding of location addresses', { shuffle: false }, () => {
  describe('the table of postcodes', () => {
    it('the table of postcodes gives the approximate position of a postcode (ENT-07)', async () => {
      const point = await postcodeGeocoder.locate(address)
      expect(point?.latitude).toBeCloseTo(-26.5, 0)
      expect(point?.longitude).toBeCloseTo(153, 0)
      expect(await postcodeGeocoder.locate({ ...address, postcode: '0300' })).toBeNull()
      expect(await postcodeGeocoder.locate({ ...address, country: 'NZ', postcode: '3204' })).not.toBeNull()
    })
  })

  describe('a geocoding service', () => {
    const requested: string[] = []
    let [status, body] = [200, '[]']
    let server: TestServer
    let url = ''
    beforeAll(async () => {
      server = await startServer((request, response) => {
        const { searchParams } = new URL(request.url ?? '', 'http://x')
        requested.push(searchParams.get('components') ?? searchParams.get('q') ?? '')
        response.writeHead(status, { 'content-type': 'application/json' }).end(body)
      })
      url = `http://${server.host}/search`
    })
    afterAll(() => server.stop())

    it('a geocoding service is queried with the whole address, and its first result is used', async () => {
      body = '[{"lat":"-26.5281","lon":"153.0893"},{"lat":"0","lon":"0"}]'
      expect(await searchGeocoder(url).locate(address)).toEqual({ latitude: -26.5281, longitude: 153.0893 })
      expect(requested).toEqual(['14 Beach Road, Coolum Beach, QLD 4573, Australia'])
    })

    it('a geocoding service is queried with postcode and country where its URL has placeholders for them, and may answer as Google does (API-13)', async () => {
      body = '{"results":[{"geometry":{"location":{"lat":-26.53,"lng":153.09}}}]}'
      requested.length = 0
      expect(await searchGeocoder(`${url}?components=postal_code:{postcode}|country:{country}&key=k`).locate(address)).toEqual({
        latitude: -26.53,
        longitude: 153.09,
      })
      expect(requested).toEqual(['postal_code:4573|country:AU'])
    })

    it.each([
      { name: 'knows no such place', answered: [200, '[]'] },
      { name: 'has no results', answered: [200, '{"results":[],"status":"ZERO_RESULTS"}'] },
      { name: 'fails', answered: [503, 'busy'] },
      { name: 'answers with an invalid position', answered: [200, '[{"lat":"north","lon":"0"}]'] },
    ] as const)('a geocoding service is replaced by the table of postcodes when it $name', async ({ answered }) => {
      ;[status, body] = answered
      expect(await searchGeocoder(url).locate(address)).toEqual(await postcodeGeocoder.locate(address))
    })

    it('a geocoding service is replaced by the table of postcodes when it is unreachable', async () => {
      expect(await searchGeocoder('http://127.0.0.1:1/').locate(address)).toEqual(await postcodeGeocoder.locate(address))
    })
  })
})
