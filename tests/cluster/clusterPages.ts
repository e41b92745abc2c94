import * as installed from '../resilience/pages'

const renamed = (host: string) => host.replace('.localhost', '.example.com')

/** The pages and hosts of the other trials, at their names in the cluster. */
export const pages = installed.pages.map(([host, path]) => [renamed(host), path] as const)
export const leadHosts = installed.hosts.map(renamed)
