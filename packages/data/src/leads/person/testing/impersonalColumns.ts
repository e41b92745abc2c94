/** Table: columns. */
const listed = `
  combined_history: digests ids
  email_changes: author_name email
  evidence_days: hash previous_hash public_key signature
  feed_formats: mapping name updated_by
  accessories: category description image_key name part_number updated_by
  answer_clocks: answered_by answered_name form warned
  answer_templates: channel name subject text updated_by
  audit: action actor_name target
  booking_blocks: created_by idempotency_key kind reason
  booking_lists: date
  booking_reminders: reminder
  booking_settings: kind updated_by values
  bookings: car_name car_news idempotency_key kind state
  bulk_change_sites: after author_name before pointer
  car_alerts: kind
  car_batches: author_name title
  car_history: action author_name changes
  car_images: alt key
  car_states: price_type status
  cars: badge body build_date car_type colour compliance_date creation_key dealer_comments disclosure drive finance_lenders
    finance_quote fuel history_file_key interior_colour item_type listing_title make make_slug market_prices model model_slug name
    nvic payment_processors private_postcode private_suburb rego_expiry rego_plate series simple_body simple_fuel simple_transmission
    slug specifications standard_equipment status stock_number tag transmission variant videos vin wanted_price
  charges: car_types charged_by name states updated_by
  checkouts: kind price_type
  compliance_findings: path phrase rule
  compliance_waivers: author_name phrase reason rule
  conversation_entries: actor_name idempotency_key kind
  conversations: assigned_to car_name form last_by stage
  customers: updated_by
  deals: actor_name car_name idempotency_key salesperson_name
  dealerships: lender_terms makes name on_road_charges review_url slug updated_by
  drafts: updated_by values
  dropped_photos: key
  editor_presences: pointer user_name
  erased_marks: mark_hash
  host_names: certificate_issuer certificate_problem faults host message proof
  hosted_indexes: target
  images: alt author_name key name
  inbox_settings: document updated_by
  layer_drafts: lock_reasons locks updated_by values
  layer_presences: pointer user_name
  layer_releases: author_name lock_reasons locks note values
  layers: audience kind lock_reasons locks name slug suits updated_by values
  lead_deliveries: status
  lead_delivery_attempts: outcome
  lead_destinations: forms key_hash key_hint kind message name scope sources target
  lead_drafts: form
  lead_mailboxes: address credential folder host message security uid_validity user_name
  lead_mails: message_key state supplier_name
  lead_suppliers: key_hash key_hint mail_from mail_template name
  leads: car_facts car_name category form idempotency_key own_stage
  lenders: car_types disclaimer name provider updated_by
  limits: key
  list_views: list
  location_drafts: updated_by values
  location_versions: author_name changes values
  locations: city dealer_licence_number departments email image_key landline location_subtype location_type manufacturers map_key name phone
    place_url postcode price_kinds repairer_number slug special_days state street time_zone
  manufacturers: logo_key name slug updated_by
  market_deliveries: message reason status
  market_feeds: author_name format secret store_codes
  market_lookups: key_hash source
  market_templates: author_name credential delivered_hash document host_key message name schedule target
  memberships: role
  models: body facts image_key known_make make_name manufacturer_slug name override_path slug status updated_by
  offers: buyer category description disclaimer end_time ends_on fuels image_key manufacturer model_name name rate_example start_time
    starts_on updated_by
  onboardings: answers author_name name step
  organisation_roles: name permissions
  organisations: name slug
  outbox: kind status
  passkeys: name public_key transports
  payment_accounts: name provider secret_ref
  payment_notices: type
  payment_requests: author_name car_name creation_key currency due_on kind reference requested_by state
  payments: collect currency dispute intent money page_address provider_ref
  person_links: author_name kind
  picture_originals: key original_key
  posts: author body cars_from category former_slugs image_alt image_key publish_on publish_time slug state summary tag_slugs tags
    title updated_by
  program_tokens: name permissions token_hash token_hint
  promotion_entries: code conditions prize prize_text promotion
  publish_requests: answer answered_by answered_by_name author_name note status values
  push_devices: auth endpoint name public_key
  redirect_changes: changed_by rows summary
  redirects: from_path to_path updated_by
  reservation_events: event from_state to_state
  reservations: because car_name currency hold_key reference state subscription
  review_sources: counts credential message name place provider updated_by
  reviews: customer_name image_key reply_date reply_text review_date source text updated_by
  rollout_sites: message outcome
  rollouts: author_name note undone_by
  scheduled_publications: author_name decision message note obstacle read_by status values
  site_builds: build renderer settings
  site_files: hash content
  site_renderers: hash program
  site_health: countries makes states
  share_links: author_name label secret_hash
  shopper_sessions: token_hash
  sign_in_codes: browser_hash
  row_history: digest key table_name
  sites: name slug status
  stock_feed_cars: feed_values hash overridden_fields photos problem
  stock_feed_changes: after before kind
  stock_feed_files: bytes hash name
  stock_feed_photos: key message status url
  stock_feed_runs: author_name exceeded_limits headings problems settled_by status trigger
  stock_feeds: credential etag host_key mapping message modified name price_type schedule source
  test_bank_notices: type
  test_bank_pages: back_address captured_key collect currency dispute key money return_address return_key title
  uploads: fingerprint kind name
  user_sessions: device
  users: email muted_notices name password_hash recovery_codes totp_secret
  valuation_rules: document updated_by
  valuations: state
  versions: author_name config hash layers note values warnings
`

/**
 * Text columns without personal data of shoppers, by table (ENT-16): stock, sites, settings, staff, or published by the author, such as a
 * review. `personalTables` has the others.
 */
export const impersonalColumns: { readonly [table: string]: readonly string[] } = Object.fromEntries(
  listed
    .trim()
    .split(/\n {2}(?! )/)
    .map((line) => line.split(':'))
    .map(([table = '', columns = '']) => [table, columns.trim().split(/\s+/)]),
)
