import type { Car } from '@forecourt/rules/entities/Car'

/** The port to a hosted search index, which is sent an organisation's cars (SRC-44). Every call is idempotent. */
export interface IndexWriter {
  /** Says how cars are searched, counted and sorted. */
  setUp(): Promise<void>
  /** Takes over cars that are new or different, and ids of cars that are gone. */
  change(changes: { readonly upserts: readonly Car[]; readonly removals: readonly string[] }): Promise<void>
  /** Takes over all cars of the organisation, in pages; what it had beside them is gone afterwards. */
  replaceAll(pages: AsyncIterable<readonly Car[]>): Promise<void>
}
