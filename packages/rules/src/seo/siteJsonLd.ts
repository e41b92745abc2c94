import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isSwitchedOn } from '@forecourt/schema/switches/shownItems'
import type { FAQPage, OrganizationLeaf, WebSite, WithContext } from 'schema-dts'
import type { ContentBlock } from '../blocks/BlockRules'
import { filledBlock } from '../blocks/textValues'
import { profiles } from '../menus/footerParts'
import { pictureAddress } from './jsonLd'
import { proseText } from './pageText'

/** The dealer under its trading name as schema.org Organization, with its profiles on social networks (RTE-04). */
export const organisationJsonLd = (
  { identity, social }: Pick<ResolvedConfig, 'identity' | 'social'>,
  origin: string,
  pictureOrigin = origin,
): WithContext<OrganizationLeaf> => {
  const addresses = profiles.map((profile) => social[profile]).filter((address) => address !== '')
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: identity.name,
    url: `${origin}/`,
    ...(identity.logoImage !== '' && { logo: pictureAddress(identity.logoImage, pictureOrigin) }),
    ...(addresses.length > 0 && { sameAs: addresses }),
  }
}

/** The site as schema.org WebSite, with the search of its stock as SearchAction (RTE-04). */
export const siteJsonLd = ({ identity }: Pick<ResolvedConfig, 'identity'>, origin: string): WithContext<WebSite> => {
  // `query-input` is Google's extension of the vocabulary.
  const search = {
    '@type': 'SearchAction',
    target: `${origin}/search?query={search_term}`,
    'query-input': 'required name=search_term',
  } as const
  return { '@context': 'https://schema.org', '@type': 'WebSite', name: identity.name, url: `${origin}/`, potentialAction: search }
}

/** The questions of a content page as schema.org FAQPage; none without answered questions (RTE-04, RTE-21). */
export const questionsJsonLd = (blocks: readonly ContentBlock[], values: Parameters<typeof filledBlock>[1]): WithContext<FAQPage>[] => {
  const entries = blocks.flatMap((block) => {
    const filled = filledBlock(block, values)
    if (filled.kind !== 'questions' || !isSwitchedOn(filled)) return []
    return filled.entries.flatMap(({ title, text }) => {
      const answer = proseText(text)
      return title === '' || answer === '' ? [] : [{ title, answer }]
    })
  })
  if (entries.length === 0) return []
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: entries.map(({ title, answer }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]
}
