import { createJudge } from '@forecourt/rules/compliance/createJudge'
import { findingText } from '@forecourt/rules/compliance/findingText'
import { statesWasPrice } from '@forecourt/rules/compliance/price/savings'
import { isBlocking, withoutWaived } from '@forecourt/rules/compliance/waivers'
import type { Cents } from '@forecourt/rules/entities/Car'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { EditedKind, EditedRecord } from '../edited-records/EditedKind'
import { organisationCountry } from '../organisations/organisationCountry'
import { versionConfig } from '../sites/versions/listVersions'
import { askedPricesOfCars } from '../stock/history/askedPricesOfCars'
import type { Transaction } from '../Transaction'
import { appliesAt } from './waivers'

/** The texts of a record as a site shows them: each with its field, and those that the site adds. Null if no site shows the record yet. */
export type ShownTexts<Values> = (
  values: Values,
  config: ResolvedConfig,
) => { readonly fields: readonly (readonly [field: string, text: string])[]; readonly added: readonly string[] } | null

type AdvertisedCars = 'all' | { readonly make: string | null; readonly model: string | null }

interface Texts<Values> {
  readonly medium: 'offer' | 'post'
  readonly shown: ShownTexts<Values>
  /** The cars that the texts are about: those of a make and model, null for any model, or all of the organisation. */
  readonly about: (values: Values) => AdvertisedCars
}

/** The live sites of an organisation, without some, with their waivers. */
const liveSites = async (tx: Transaction, organisationId: string, excludedSiteIds: readonly string[], now: string) => {
  const sites = await tx.site.findMany({
    where: { organisationId, status: 'live', id: { notIn: [...excludedSiteIds] } },
    include: { live: true },
    orderBy: { id: 'asc' },
  })
  const waivers = await tx.complianceWaiver.findMany({
    where: { organisationId, ...appliesAt(now) },
    select: { siteId: true, rule: true, phrase: true },
  })
  return sites.flatMap(({ id, live }) =>
    live ? [{ config: versionConfig(live), waived: waivers.filter(({ siteId }) => siteId === id) }] : [],
  )
}

/** An organisation's locations with their states. */
const yards = async (tx: Transaction, organisationId: string) => {
  const select = { visible: true, locationType: true, state: true } as const
  const rows = await tx.location.findMany({ where: { organisationId, removedAt: null }, select })
  return rows.map(({ state, ...yard }) => ({ ...yard, address: { state } }))
}

/** Cars whose past prices are compared with one text. */
const maxCompared = 2_000

const words = (text: string): string =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\d]+/gu)
      ?.join(' ') ?? ''
  } `

/** Whether a text names a model, as whole words. */
const names = (text: string, model: string): boolean => words(text).includes(words(model))

/**
 * The prices that an organisation's cars, or those of a make and model, were asked for; of all cars, those of the models that the text
 * names, if it names any. No make has no cars.
 */
const askedFor = async (
  tx: Transaction,
  about: AdvertisedCars,
  text: string,
  { organisationId, now }: { readonly organisationId: string; readonly now: string },
): Promise<ReadonlySet<Cents>> => {
  if (about !== 'all' && !about.make) return new Set()
  const same = (text: string | null) => (text ? ({ equals: text, mode: 'insensitive' } as const) : undefined)
  const cars = await tx.car.findMany({
    where: { organisationId, ...(about !== 'all' && { make: same(about.make), model: same(about.model) }) },
    select: { id: true, model: true },
    orderBy: { createdAt: 'desc' },
    take: maxCompared,
  })
  const named = about === 'all' ? new Set([...new Set(cars.map(({ model }) => model))].filter((model) => names(text, model))) : new Set()
  const compared = named.size > 0 ? cars.filter(({ model }) => named.has(model)) : cars
  const asked = await askedPricesOfCars(tx, { organisationId, carIds: compared.map(({ id }) => id), now })
  return new Set([...asked.values()].flat())
}

/** The first blocking finding of each field, as a sentence. */
const lawProblems = async <Values extends { readonly excludedSiteIds: readonly string[] }>(
  tx: Transaction,
  { medium, shown, about }: Texts<Values>,
  { organisationId, values, now }: { readonly organisationId: string; readonly values: Values; readonly now: string },
): Promise<Record<string, string>> => {
  const problems: Record<string, string> = {}
  const locations = await yards(tx, organisationId)
  const country = await organisationCountry(tx, organisationId)
  for (const { config: published, waived } of await liveSites(tx, organisationId, values.excludedSiteIds, now)) {
    // Records follow the law of their organisation's country.
    const config = { ...published, identity: { ...published.identity, country } }
    const texts = shown(values, config)
    if (!texts) continue
    const whole = [...texts.fields.map(([, text]) => text), ...texts.added].join('\n')
    const askedCents = statesWasPrice(whole) ? await askedFor(tx, about(values), whole, { organisationId, now }) : null
    const judge = createJudge({ config, site: { locations, range: [] }, now, cars: [], askedCents })
    for (const finding of withoutWaived(judge.text(medium, whole), waived).filter(isBlocking)) {
      const oneLine = (text: string) => text.replace(/\s+/g, ' ')
      const [field] = texts.fields.find(([, text]) => oneLine(text).includes(finding.phrase)) ?? texts.fields[0] ?? ['']
      problems[field] ??= findingText(finding, country)
    }
  }
  return problems
}

/**
 * A kind of record whose texts sites show as soon as it is saved: refuses what the compliance rules would stop at a publish, unless a site
 * accepted it (LEG-02).
 *
 * @param now ISO in UTC
 */
export const refuseUnlawfulTexts = <Values extends { readonly excludedSiteIds: readonly string[] }, Row extends EditedRecord<string>>(
  kind: EditedKind<Values, Row>,
  texts: Texts<Values>,
  now: string,
): EditedKind<Values, Row> => ({
  ...kind,
  prepare: async (tx, organisationId, entered, context) => {
    const prepared = await kind.prepare(tx, organisationId, entered, context)
    if (prepared.problems) return prepared
    const problems = await lawProblems(tx, texts, { organisationId, values: prepared.values, now })
    return { ...prepared, problems: Object.keys(problems).length === 0 ? null : problems }
  },
})
