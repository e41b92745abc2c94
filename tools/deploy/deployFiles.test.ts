import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { root } from '../start/settings'

const folder = path.join(root, 'deploy')
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')

interface Manifest {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string }
  readonly spec?: {
    readonly template?: {
      readonly metadata?: { readonly labels?: { readonly [name: string]: string } }
      readonly spec: {
        readonly volumes: readonly { readonly name: string; readonly persistentVolumeClaim: { readonly claimName: string } }[]
        readonly containers: readonly { readonly volumeMounts: readonly { readonly name: string }[] }[]
      }
    }
    readonly selector?: { readonly app?: string }
  }
}

describe('the Kubernetes deployment files', () => {
  const kustomization = parse(read('kubernetes/kustomization.yaml')) as { readonly resources: readonly string[] }
  const manifests = kustomization.resources.flatMap((file) =>
    parseAllDocuments(read(`kubernetes/${file}`)).map((document) => {
      expect(document.errors, file).toEqual([])
      return document.toJS() as Manifest
    }),
  )

  it('all manifests are resources, and each says what it is', () => {
    const files = readdirSync(path.join(folder, 'kubernetes')).filter((file) => file !== 'kustomization.yaml')
    expect([...kustomization.resources].sort()).toEqual(files.sort())
    for (const manifest of manifests)
      expect(manifest).toMatchObject({
        apiVersion: expect.any(String),
        kind: expect.any(String),
        metadata: { name: expect.stringMatching(/^[a-z-]+$/) },
      })
  })

  it('services, volumes and claims exist', () => {
    const claims = manifests.filter(({ kind }) => kind === 'PersistentVolumeClaim').map(({ metadata }) => metadata.name)
    const apps = manifests.flatMap(({ spec }) => spec?.template?.metadata?.labels?.app ?? [])
    for (const { kind, spec } of manifests) {
      if (kind === 'Service') expect(apps).toContain(spec?.selector?.app)
      const pod = spec?.template?.spec
      if (!pod) continue
      for (const { persistentVolumeClaim } of pod.volumes) expect(claims).toContain(persistentVolumeClaim.claimName)
      const volumes = pod.volumes.map(({ name }) => name)
      for (const { volumeMounts } of pod.containers) for (const { name } of volumeMounts) expect(volumes).toContain(name)
    }
  })
})

describe('the Compose deployment files', () => {
  interface Service {
    readonly image?: string
    readonly depends_on?: readonly string[] | { readonly [name: string]: object }
    readonly volumes?: readonly string[]
  }
  const compose = parse(read('container/compose.yml'), { merge: true }) as {
    readonly services: { readonly [name: string]: Service }
    readonly volumes: { readonly [name: string]: null }
  }

  /** Written by the operator, with secrets. */
  const ofOperator = ['./userlist.txt']

  it.each(Object.entries(compose.services))(
    '%s has an image, and what it depends on',
    (_name, { image, depends_on = [], volumes = [] }) => {
      expect(image).toMatch(/^\S+$/)
      const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on)
      for (const name of needed) expect(Object.keys(compose.services)).toContain(name)
      for (const volume of volumes) {
        const [source = ''] = volume.split(':')
        if (!source.startsWith('.')) expect(Object.keys(compose.volumes)).toContain(source)
        else if (!ofOperator.includes(source)) expect(existsSync(path.join(folder, 'container', source)), source).toBe(true)
      }
    },
  )
})

it.each(['caddy@.service', 'varnish.service.d/forecourt.conf', 'pgbouncer.service.d/forecourt.conf'])(
  '%s restarts its program, which the unit from Debian leaves out',
  (file) => {
    expect(read(`systemd/${file}`)).toMatch(/^\[Service\][^[]*^Restart=always$/ms)
  },
)

it('HAProxy and Caddy repeat a page request while the server behind them restarts, and never a form', () => {
  const haproxy = read('haproxy/haproxy.cfg')
  expect(haproxy).toMatch(/^\tretry-on conn-failure empty-response response-timeout 504$/m)
  expect(haproxy).toMatch(/^backend sites\n(?:\t.*\n)*?\thttp-request disable-l7-retry unless METH_GET$/m)
  expect(read('caddy/Caddyfile').match(/reverse_proxy [^}]*\}[^}]*lb_try_duration/g)).toHaveLength(2)
})

it('HAProxy waits longer for the check of a busy server than between checks, so that a slow moment does not leave no server', () => {
  const seconds = (pattern: RegExp) => Number(pattern.exec(read('haproxy/haproxy.cfg'))?.[1])
  expect(seconds(/^\ttimeout check (\d+)s$/m)).toBeGreaterThan(seconds(/ check inter (\d+)s /))
})

it('Varnish tries every request, also while it takes the site servers for unavailable', () => {
  const vcl = read('varnish/forecourt.vcl')
  const backends = [...vcl.matchAll(/^backend (\w+) \{\n([\s\S]*?)^\}/gm)].map(([, name, text = '']) => ({
    name,
    address: text.match(/\.(?:host|port) = "[^"]+"/g),
    isProbed: text.includes('.probe'),
  }))
  // The first one is the default.
  expect(backends).toEqual([
    { name: 'sites', address: backends[0]?.address, isProbed: false },
    { name: 'probed', address: backends[0]?.address, isProbed: true },
  ])
  expect(vcl).not.toContain('backend_hint')
})

it('dashboards are JSON, and query metrics that processes have', () => {
  const dashboard = JSON.parse(read('grafana/forecourt.json')) as {
    readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[]
  }
  const telemetry = path.join(root, 'packages/services/src/telemetry')
  const source = readdirSync(telemetry)
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(telemetry, file), 'utf8'))
    .join('\n')
  const queries = [...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)), read('prometheus/forecourt.rules.yml')]
  const metrics = new Set(queries.flatMap((query) => query.match(/forecourt_\w+/g) ?? []))
  expect(metrics.size).toBeGreaterThan(4)
  for (const metric of metrics) expect(source).toContain(`'${metric.replace(/_(?:count|bucket|sum)$/, '')}'`)
})
