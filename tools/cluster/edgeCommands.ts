import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { unprivilegedUser } from '@forecourt/data/embedded/postgresBinaries'
import type { Command } from '../start/Supervisor'
import { root } from '../start/settings'
import type { ClusterPorts } from './clusterPorts'
import { type Replacement, renderDeployFile } from './renderDeployFile'

interface Edge {
  /** Folder for the rendered files, which other users may enter. */
  readonly folder: string
  readonly ports: ClusterPorts
  readonly consoleHost: string
  /** Shared by Caddy and site servers. */
  readonly permissionToken: string
}

const isRoot = process.getuid?.() === 0
const here = (port: number) => `127.0.0.1:${port}`

type Variables = Readonly<Record<string, string>>

/** Commands of the programs between shoppers and site servers, with the files of deploy/. All are stopped after what uses them. */
const program = (name: string, command: string, args: readonly string[], env: Variables = {}): Command => ({
  ...{ name, command, args, cwd: root, last: true },
  env: { ...process.env, ...env },
})

/** Certificate of the certificate authority's own server, which Caddy trusts. */
const pebbleCertificate = (folder: string) => {
  const [certificate, key] = [path.join(folder, 'pebble.crt'), path.join(folder, 'pebble.key')]
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1,DNS:localhost']
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  execFileSync('openssl', ['req', '-x509', ...curve, '-nodes', '-days', '30', '-keyout', key, '-out', certificate, ...names], {
    stdio: 'ignore',
  })
  return { certificate, key }
}

/** The certificate authority, and the name server it asks: every name leads to this machine. */
const authorityCommands = ({ folder, ports }: Edge, { certificate, key }: ReturnType<typeof pebbleCertificate>): Command[] => {
  const config = path.join(folder, 'pebble.json')
  const pebble = {
    ...{ listenAddress: here(ports.pebble), managementListenAddress: here(ports.pebbleManagement) },
    ...{ certificate, privateKey: key, httpPort: ports.http, tlsPort: ports.https },
  }
  writeFileSync(config, JSON.stringify({ pebble }))
  const dns = ['-defaultIPv6', '', '-dns01', here(ports.dns), '-management', here(ports.dnsManagement)]
  return [
    program('name server', 'pebble-challtestsrv', [...dns, '-http01', '', '-https01', '', '-tlsalpn01', '']),
    program('certificate authority', 'pebble', ['-config', config, '-dnsserver', here(ports.dns)], { PEBBLE_VA_NOSLEEP: '1' }),
  ]
}

/** Two Caddys share the ports and the folder of the certificates: while one restarts, the other answers. */
const caddyCommands = ({ folder, ports, consoleHost, permissionToken }: Edge, authority: string): Command[] => {
  const file = path.join(folder, 'Caddyfile')
  const options = [
    ...[`http_port ${ports.http}`, `https_port ${ports.https}`, 'default_bind 127.0.0.1'],
    `acme_ca https://${here(ports.pebble)}/dir`,
  ]
  writeFileSync(file, renderDeployFile('caddy/Caddyfile', [['{\n\tadmin', `{\n\t${options.join('\n\t')}\n\tadmin`]]))
  const env: Variables = {
    FORECOURT_CONSOLE: consoleHost,
    TLS_PERMISSION_TOKEN: permissionToken,
    FORECOURT_TLS_PERMISSION: `http://${here(ports.permission)}`,
    FORECOURT_CONSOLE_UPSTREAM: here(ports.console),
    FORECOURT_SITES_UPSTREAM: here(ports.varnish),
    SSL_CERT_FILE: authority,
    ...{ HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  }
  return [ports.caddyAdminA, ports.caddyAdminB].map((admin, index) =>
    program(`Caddy ${index + 1}`, 'caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
      ...env,
      CADDY_ADMIN: here(admin),
      // The UDP port of HTTP/3 can't be shared.
      ...(index > 0 && { CADDY_PROTOCOLS: 'h1 h2' }),
    }),
  )
}

/** The command of Varnish is the one of its systemd unit. */
const varnishCommand = ({ folder, ports }: Edge): Command => {
  const vcl = path.join(folder, 'forecourt.vcl')
  writeFileSync(vcl, renderDeployFile('varnish/forecourt.vcl', [['.port = "8080"', `.port = "${ports.haproxy}"`]]))
  const unit = renderDeployFile('systemd/varnish.service.d/forecourt.conf', [
    ['127.0.0.1:6081', here(ports.varnish)],
    ['10.0.0.7:6082', here(ports.purges)],
    ['/etc/varnish/forecourt.vcl', vcl],
    ['malloc,1g', 'malloc,128m'],
    ...(isRoot ? [] : [['-j unix,user=vcache ', ''] satisfies Replacement]),
  ])
  const [command = '', ...args] = (/^ExecStart=(\S.*)$/m.exec(unit)?.[1] ?? '').split(' ')
  return program('Varnish', command, [...args, '-n', path.join(folder, 'varnish')])
}

const haproxyCommand = ({ folder, ports }: Edge): Command => {
  const file = path.join(folder, 'haproxy.cfg')
  const addresses: Replacement[] = [
    ['127.0.0.1:8080', here(ports.haproxy)],
    ['127.0.0.1:8405', here(ports.haproxyMetrics)],
    // It keeps the user who starts the cluster.
    ['\tuser haproxy\n\tgroup haproxy\n', ''],
    // Needs two files for each.
    ['maxconn 20000', 'maxconn 2000'],
  ]
  writeFileSync(file, renderDeployFile('haproxy/haproxy.cfg', addresses))
  return program('HAProxy', 'haproxy', ['-db', '-q', '-f', file], {
    ...{ SITE_A: here(ports.siteA), SITE_B: here(ports.siteB), TLS_PERMISSION: here(ports.permission) },
  })
}

/** From the certificate authority to the balancer of site servers; with the certificate by which the authority itself is trusted. */
export const edgeCommands = (edge: Edge): { readonly commands: readonly Command[]; readonly authority: string } => {
  const own = pebbleCertificate(edge.folder)
  const authority = own.certificate
  return {
    authority,
    commands: [...authorityCommands(edge, own), haproxyCommand(edge), varnishCommand(edge), ...caddyCommands(edge, authority)],
  }
}

interface Pooler {
  readonly folder: string
  readonly ports: ClusterPorts
  /** Addresses whose users may connect through the pooler. */
  readonly urls: readonly string[]
}

/** PgBouncer, which refuses to run as root. */
export const poolerCommand = ({ folder, ports, urls }: Pooler): Command => {
  const own = path.join(folder, 'pgbouncer')
  mkdirSync(own, { mode: 0o700 })
  const users = path.join(own, 'userlist.txt')
  const file = path.join(own, 'pgbouncer.ini')
  const config = renderDeployFile('pgbouncer/pgbouncer.ini', [
    ['host=10.0.0.10 port=5432', `host=127.0.0.1 port=${ports.postgres}`],
    ['listen_port = 6432', `listen_port = ${ports.pgbouncer}\nunix_socket_dir =`],
    ['/etc/pgbouncer/userlist.txt', users],
    ['/var/log/postgresql', own],
    ['/var/run/postgresql', own],
  ])
  writeFileSync(
    users,
    urls
      .map((url) => new URL(url))
      .map(({ username, password }) => `"${username}" "${password}"\n`)
      .join(''),
  )
  writeFileSync(file, config)
  const user = unprivilegedUser()
  if (user) for (const one of [own, users, file]) chownSync(one, user.uid, user.gid)
  return program('PgBouncer', 'pgbouncer', ['-q', ...(user ? ['-u', 'nobody'] : []), file])
}
