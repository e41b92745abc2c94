import { migrateValues } from '@forecourt/schema/migrations/migrateValues'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import type { Database } from '../createDatabase'

/** Whether no organisation, site or host uses a slug yet. */
export const isSlugFree = (db: Database, slug: string, host: string): Promise<boolean> =>
  db.platform.transaction(async (tx) => {
    const taken = await Promise.all([
      tx.organisation.count({ where: { slug } }),
      tx.site.count({ where: { slug } }),
      tx.hostName.count({ where: { host } }),
    ])
    return taken.every((count) => count === 0)
  })

export interface OnboardingChoices {
  readonly templates: readonly {
    readonly id: string
    readonly slug: string
    readonly name: string
    readonly audience: string
    readonly suits: readonly string[]
    readonly values: ConfigValues
  }[]
  readonly manufacturers: readonly {
    readonly slug: string
    readonly name: string
    readonly locks: readonly string[]
    readonly values: ConfigValues
  }[]
  /** Names of all makes (MOD-03). */
  readonly makes: readonly string[]
}

/** Templates, manufacturer layers and makes for a new site, in alphabetical order. */
export const onboardingChoices = (db: Database): Promise<OnboardingChoices> =>
  db.platform.transaction(async (tx) => {
    const layers = await tx.layer.findMany({ where: { kind: { in: ['template', 'manufacturer'] } }, orderBy: { name: 'asc' } })
    const makes = await tx.manufacturer.findMany({ select: { name: true }, orderBy: { name: 'asc' } })
    return {
      templates: layers
        .filter(({ kind }) => kind === 'template')
        .map(({ id, slug, name, audience, suits, schemaVersion, values }) => ({
          id,
          slug,
          name,
          audience,
          suits,
          values: migrateValues({ schemaVersion, values }),
        })),
      manufacturers: layers
        .filter(({ kind }) => kind === 'manufacturer')
        .map(({ slug, name, locks, schemaVersion, values }) => ({ slug, name, locks, values: migrateValues({ schemaVersion, values }) })),
      makes: makes.map(({ name }) => name),
    }
  })
