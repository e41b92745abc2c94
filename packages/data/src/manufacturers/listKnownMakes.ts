import type { Database } from '../createDatabase'

/** Every make the platform knows with those of its models it knows (MOD-03). */
export const listKnownMakes = (db: Database): Promise<{ readonly name: string; readonly models: readonly string[] }[]> =>
  db.platform.transaction(async (tx) => {
    const makes = await tx.manufacturer.findMany({
      select: { name: true, models: { where: { organisationId: null }, select: { name: true } } },
      orderBy: { name: 'asc' },
    })
    return makes.map(({ name, models }) => ({ name, models: models.map((model) => model.name) }))
  })
