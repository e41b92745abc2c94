import { siteRequest } from '../siteRequest'

/** Path of the first car in a site's stock list. */
export const firstCarPath = async (port: number, host: string): Promise<string> => {
  const { body } = await siteRequest(port, host, '/search')
  const path = /href="(\/cars\/[^"#?]+)/.exec(body.toString())?.[1]
  if (!path) throw new Error(`The stock list of ${host} links to no car.`)
  return path
}
