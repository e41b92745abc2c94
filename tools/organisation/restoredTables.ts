/**
 * What a restore of one organisation does to a table:
 *
 * - `content`: becomes as it was. Rows change back, return, and are removed.
 * - `record`: what shoppers sent, and money. Missing rows return; rows that exist stay unchanged, with everything they refer to.
 * - `trace`: history, figures and connections. Missing rows return; rows that exist stay unchanged, unless what they belong to is removed.
 * - `current`: access, accounts of shoppers, and work for the outside world. No row returns; rows that exist stay like a `trace`.
 */
export type Treatment = 'content' | 'record' | 'trace' | 'current'

const tablesBy: { readonly [treatment in Treatment]: readonly string[] } = {
  content: [
    ...['organisations', 'dealerships', 'locations', 'location_drafts', 'sites', 'site_dealerships', 'redirects', 'redirect_changes'],
    ...['layers', 'layer_drafts', 'layer_pins', 'drafts', 'models', 'accessories', 'lenders', 'charges', 'offers', 'posts', 'reviews'],
    ...['review_sources', 'answer_templates', 'inbox_settings', 'booking_settings', 'booking_blocks', 'valuation_rules'],
    ...['cars', 'car_images', 'car_history', 'car_batches', 'car_states', 'market_templates'],
    ...['stock_feeds', 'stock_feed_files', 'stock_feed_runs', 'stock_feed_cars', 'stock_feed_changes', 'stock_feed_photos'],
  ],
  record: [
    ...['leads', 'lead_mails', 'phone_reveals', 'bookings', 'promotion_entries', 'own_vehicles', 'valuations', 'deals'],
    ...['reservations', 'reservation_events', 'payment_accounts', 'payment_requests', 'payments', 'payment_notices'],
    ...['test_bank_pages', 'test_bank_notices', 'conversations', 'conversation_entries', 'conversation_files', 'customers'],
  ],
  trace: [
    ...['versions', 'location_versions', 'layer_releases', 'host_names', 'images', 'picture_originals', 'list_views'],
    ...['compliance_waivers', 'market_feeds', 'market_deliveries', 'booking_reminders', 'answer_clocks'],
    ...['conversation_keys', 'conversation_shared_numbers', 'conversation_terms', 'conversation_mentions', 'conversation_reads'],
    'customer_keys',
    ...['lead_destinations', 'lead_suppliers', 'lead_mailboxes', 'site_days', 'traffic_days', 'car_days', 'search_days'],
  ],
  current: [
    ...['memberships', 'organisation_roles', 'audit', 'erased_marks', 'onboardings', 'share_links', 'editor_presences', 'uploads'],
    'program_tokens',
    ...['shoppers', 'shopper_sessions', 'shopper_cars', 'shopper_consents', 'saved_searches', 'sign_in_codes', 'car_alerts'],
    ...['outbox', 'lead_deliveries', 'lead_delivery_attempts', 'booking_lists', 'text_stops', 'lead_drafts', 'checkouts'],
    // Publications that were waiting at the time would go live late.
    ...['scheduled_publications', 'publish_requests', 'rollout_sites', 'bulk_change_sites'],
    // What was restored is recorded; what was recorded since stays.
    ...['row_history', 'history_starts', 'evidence_days', 'combined_history'],
    ...['site_health', 'compliance_checks', 'compliance_findings', 'missing_addresses', 'market_lookups', 'car_changes', 'hosted_indexes'],
  ],
}

const treatments = new Map(
  Object.entries(tablesBy).flatMap(([treatment, tables]) => tables.map((table) => [table, treatment as Treatment])),
)

/** Throws for a table without a treatment, so that a new one is decided. */
export const findTreatment = (table: string): Treatment => {
  const treatment = treatments.get(table)
  if (!treatment) throw new Error(`restoredTables.ts has no treatment for ${table}.`)
  return treatment
}

export const treatedTables: readonly string[] = [...treatments.keys()]

/** Columns of `content` that keep their present values: passwords, keys, and where the work on a connection stands. */
export const presentColumns: { readonly [table: string]: readonly string[] } = {
  organisations: ['slug', 'require_two_factor', 'demo'],
  redirects: ['hits', 'last_seen_at'],
  stock_feeds: [
    ...['source', 'credential', 'host_key', 'secret_revision', 'paused'],
    ...['next_run_at', 'checked_at', 'failures', 'message'],
  ],
  review_sources: ['credential', 'paused', 'next_run_at', 'checked_at', 'message'],
  market_templates: [
    ...['target', 'credential', 'host_key', 'paused', 'due_at', 'next_run_at', 'failures', 'message', 'delivered_hash', 'delivered_at'],
  ],
}

/** Values of restored rows, as SQL over the row: no site awaits its deletion, and keys that were deleted stay invalid. */
export const restoredValues: { readonly [table: string]: { readonly [column: string]: string } } = {
  sites: { delete_at: 'null' },
  lead_destinations: { key_hash: 'null', key_hint: 'null', key_made_at: 'null', secret_revision: 'secret_revision + 1' },
  lead_suppliers: { key_hash: 'null', key_hint: 'null', key_made_at: 'null' },
  stock_feeds: { secret_revision: 'secret_revision + 1' },
}

/** Rows that return only with a row of another table: a conversation whose entries exist was joined with another one. */
export const returnsWith: { readonly [table: string]: { readonly table: string; readonly column: string } } = {
  conversations: { table: 'conversation_entries', column: 'conversation_id' },
}
