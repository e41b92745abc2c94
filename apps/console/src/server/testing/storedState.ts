import type { Database } from '@forecourt/data/createDatabase'

/** Tables of which every value counts. */
const compared = [
  ...[
    'sites',
    'drafts',
    'host_names',
    'cars',
    'leads',
    'conversations',
    'images',
    'locations',
    'dealerships',
    'offers',
    'posts',
    'reviews',
  ],
  ...[
    'lenders',
    'review_sources',
    'charges',
    'answer_templates',
    'customers',
    'manufacturers',
    'models',
    'accessories',
    'users',
    'memberships',
  ],
]
/** Tables of which rows are only added, or the moment of a visit changes. */
const counted = ['car_history', 'list_views', 'conversation_entries', 'conversation_reads', 'audit']

const state = [
  ...compared.map((table) => `select '${table}' as name, string_agg(t::text, e'\\n' order by t::text) as rows from ${table} t`),
  `select 'versions', string_agg(concat_ws(' ', site_id, number, hash), e'\\n' order by site_id, number) from versions`,
  ...counted.map((table) => `select '${table}', count(*)::text from ${table}`),
].join(' union all ')

/** All data that the console's procedures can write, as text: equal texts before and after mean that nothing was written. */
export const storedState = async (db: Database): Promise<string> =>
  JSON.stringify(await db.platform.transaction((tx) => tx.$queryRawUnsafe<unknown[]>(state)), null, 1)
