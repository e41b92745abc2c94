import * as installed from '../resilience/pages'

const renamed = (host: string) => host.replace('.localhost', '.example.com')

/** The pages and hosts of `tests/resilience`, with the host names that they have in the cluster. */
export const pages = installed.pages.map(([host, path]) => [renamed(host), path] as const)
export const leadHosts = installed.hosts.map(renamed)

/** Requests per second through the edge; `CLUSTER_RATE` changes the pages of a slower machine, and everything else in proportion. */
export const pagesPerSecond = Number(process.env.CLUSTER_RATE ?? 25)
export const leadsPerSecond = pagesPerSecond / 12.5
export const searchesPerSecond = pagesPerSecond / 5
