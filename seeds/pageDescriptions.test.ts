import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { expect, it } from 'vitest'
import { scenarios } from './scenarios'
import { scenarioLayers } from './testing/scenarioLayers'

const sites = scenarios.flatMap((scenario) =>
  scenario.sites.map((site) => ({ name: site.name, config: resolveConfig(scenarioLayers(scenario, site)).config })),
)

/** Pages whose content is the same for every dealer of a country. */
const sameByLaw = ['terms', 'privacy']

/** The sentences that search engines show below a page's title, without the site's own name. */
const sentencesOf = ({ name, config }: (typeof sites)[number]): readonly string[] =>
  config.pages.list
    .filter(({ id }) => !sameByLaw.includes(id))
    .flatMap(({ description }) =>
      description
        .replaceAll(name, '')
        .split(/(?<=[.!?])\s+/)
        .filter((sentence) => sentence.split(/\s+/).length >= 4),
    )

it.each(sites)('the page descriptions of $name share no sentence with another demo site', (site) => {
  const others = new Set(sites.filter(({ name }) => name !== site.name).flatMap(sentencesOf))
  expect(sentencesOf(site).filter((sentence) => others.has(sentence))).toEqual([])
})
