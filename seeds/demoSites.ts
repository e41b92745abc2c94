import { scenarios } from './scenarios'

/** The demo sites with the host names they answer to. */
export const demoSites = scenarios.flatMap((scenario) => scenario.sites).map(({ name, host }) => ({ name, host }))
