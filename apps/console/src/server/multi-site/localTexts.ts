import { writtenTexts } from '@forecourt/schema/claims/writtenTexts'
import type { Resolution } from '@forecourt/schema/layers/Layer'
import { settingAt } from '@forecourt/schema/settingAt'

/** A text of a site that may be wrong on another. */
export interface LocalText {
  readonly pointer: string
  readonly where: string
  readonly text: string
  /** The reason: a place name, a promise, or a person. */
  readonly because: string
}

const countries = ['Australia', 'Australian', 'New Zealand', 'Aotearoa', 'NSW', 'Queensland', 'Victoria', 'Tasmania', 'Kiwi']

/** Prices, rates, numbers, years and words that promise something about one dealer. */
const promises =
  /\$\s?\d[\d,.]*\d|\$\s?\d|\b\d+(?:\.\d+)?\s?%|\b(?:since (?:18|19|20)\d\d|family[- ](?:owned|run)|award|our own workshop|\d[\d,]* (?:cars|vehicles|years|dealerships|yards|locations)|guarantee[ds]?|warrant(?:y|ies))\b/i

const wholeWord = (name: string) => new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'iu')

/** The name of a person; only blocks of people have entries with names. */
const personName = /^\/pages\/list\/[^/]+\/blocks\/[^/]+\/entries\/[^/]+\/name$/

/** The site's own texts that name its locations, country or people, or promise something. */
export const localTexts = ({ config, origins }: Pick<Resolution, 'config' | 'origins'>, places: readonly string[]): LocalText[] => {
  const names = [...new Set([...places, ...countries])]
    .filter((name) => name.trim().length > 2)
    .map((name) => ({ name, pattern: wholeWord(name) }))
  return writtenTexts(config).flatMap(({ pointer, text }) => {
    if (origins.get(pointer)?.kind !== 'site') return []
    const place = names.find(({ pattern }) => pattern.test(text))
    const promise = promises.exec(text)
    const because = place ? `mentions ${place.name}` : promise ? `says “${promise[0]}”` : personName.test(pointer) ? 'names a person' : ''
    return because === '' ? [] : [{ pointer, where: settingAt(pointer, config)?.where ?? '', text, because }]
  })
}
