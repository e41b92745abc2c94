interface Named {
  readonly manufacturerSlug: string
  readonly slug: string
  /** Null where it is the platform's. */
  readonly organisationId: string | null
}

/** The id that Postgres gives a model (`prisma/migrations`). */
export const modelId = ({ manufacturerSlug, slug, organisationId }: Named): string =>
  [manufacturerSlug, slug, ...(organisationId === null ? [] : [organisationId])].join('.')
