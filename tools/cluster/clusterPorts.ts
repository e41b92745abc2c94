const names = [
  ...[
    'https',
    'http',
    'caddyAdminA',
    'caddyAdminB',
    'varnish',
    'purges',
    'haproxy',
    'haproxyMetrics',
    'permission',
    'siteA',
    'siteB',
    'console',
    'workerA',
    'workerB',
  ],
  ...['pgbouncer', 'postgres', 'replica', 'objects', 'pebble', 'pebbleManagement', 'dns', 'dnsManagement'],
] as const

export type ClusterPorts = { readonly [Name in (typeof names)[number]]: number }

/** Consecutive ports of the cluster; the first one serves shoppers. */
export const clusterPorts = (first: number): ClusterPorts =>
  Object.fromEntries(names.map((name, index) => [name, first + index])) as ClusterPorts
