import path from 'node:path'
import { root } from '../start/settings'

interface DeployCheck {
  readonly title: string
  readonly command: string
  readonly args: readonly string[]
  /** Program that the command starts, if it isn't the command itself. */
  readonly needs?: string
  /** Debian package of the program. */
  readonly package: string
}

/** How each file in deploy/ is validated, from the root of the project. */
export const deployChecks: readonly DeployCheck[] = [
  {
    title: 'Caddy',
    command: 'caddy',
    args: ['validate', '--config', 'deploy/caddy/Caddyfile', '--adapter', 'caddyfile'],
    package: 'caddy',
  },
  {
    title: 'Varnish',
    command: 'varnishd',
    args: ['-C', '-f', path.join(root, 'deploy/varnish/forecourt.vcl')],
    package: 'varnish varnish-modules',
  },
  {
    title: 'aged pages of Varnish',
    command: process.execPath,
    args: ['--import', 'tsx', 'tools/deploy/agedPages.ts'],
    needs: 'varnishd',
    package: 'varnish varnish-modules',
  },
  {
    title: 'HAProxy',
    command: 'haproxy',
    args: ['-c', '-q', '-f', 'deploy/haproxy/haproxy.cfg'],
    package: 'haproxy',
  },
  {
    title: 'restarts of site servers behind HAProxy',
    command: process.execPath,
    args: ['--import', 'tsx', 'tools/deploy/refusedRequests.ts'],
    needs: 'haproxy',
    package: 'haproxy',
  },
  {
    title: 'systemd units',
    command: 'systemd-analyze',
    args: ['verify', ...['forecourt@', 'forecourt-migrate@', 'forecourt-backup', 'caddy@'].map((name) => `deploy/systemd/${name}.service`)],
    package: 'systemd',
  },
  ...['application', 'edge'].map((machine) => ({
    title: `firewall of the ${machine}`,
    command: 'nft',
    args: ['--check', '--file', `deploy/nftables/forecourt-${machine}.nft`],
    package: 'nftables',
  })),
  {
    title: 'alert rules',
    command: 'promtool',
    args: ['check', 'rules', 'deploy/prometheus/forecourt.rules.yml'],
    package: 'prometheus',
  },
  {
    title: 'tests of the alert rules',
    command: 'promtool',
    args: ['test', 'rules', 'deploy/prometheus/forecourt.test.yml'],
    package: 'prometheus',
  },
  {
    title: 'Prometheus',
    command: 'promtool',
    args: ['check', 'config', '--syntax-only', 'deploy/prometheus/prometheus.yml'],
    package: 'prometheus',
  },
  {
    title: 'Alertmanager',
    command: 'amtool',
    args: ['check-config', 'deploy/alertmanager/alertmanager.yml'],
    package: 'prometheus-alertmanager',
  },
]
