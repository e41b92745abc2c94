import { scenarios } from './scenarios'

/** The demo sites and their host names. */
export const demoSites = scenarios.flatMap((scenario) => scenario.sites).map(({ name, host }) => ({ name, host }))
