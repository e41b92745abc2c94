#!/usr/bin/env node
// Replaces Prisma's native schema engine, which the CLI would otherwise download: the same JSON-RPC on stdio, implemented with the
// engine's WebAssembly build from npm and @prisma/adapter-pg. Plain executable JavaScript, because the CLI runs this file directly.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import readline from 'node:readline'
import { pathToFileURL } from 'node:url'

const require = createRequire(import.meta.url)
const options = process.argv.slice(2)
const valuesOf = (name) => options.flatMap((option, index) => (option === name ? [options[index + 1]] : []))
const enginePath = require.resolve('@prisma/schema-engine-wasm/schema_engine_bg')

if (options.includes('--version')) {
  console.log(`schema-engine-wasm ${enginePath.replace(/.*node_modules/, '')}`)
  process.exit(0)
}

const url = JSON.parse(valuesOf('--datasource')[0] ?? '{}').url
// The adapter's own copy of pg, because its Result is patched below.
const pg = createRequire(require.resolve('@prisma/adapter-pg'))('pg')

const withClient = async (connectionString, work) => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const withDatabase = (name) => {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

// One-off commands of the CLI: `cli create-database | drop-database | can-connect-to-database`.
const errorCodes = { '3D000': 'P1003', ECONNREFUSED: 'P1001', ENOTFOUND: 'P1001' }

const runOneOff = async (command) => {
  const database = decodeURIComponent(new URL(url).pathname.slice(1))
  const quoted = pg.escapeIdentifier(database)
  if (command === 'create-database') return withClient(withDatabase('postgres'), (client) => client.query(`CREATE DATABASE ${quoted}`))
  if (command === 'drop-database')
    return withClient(withDatabase('postgres'), (client) => client.query(`DROP DATABASE IF EXISTS ${quoted}`))
  return withClient(url, () => undefined)
}

const oneOff = options.indexOf('cli')
if (oneOff >= 0) {
  try {
    await runOneOff(options[oneOff + 1])
    process.exit(0)
  } catch (error) {
    const fields = { error_code: errorCodes[error.code] ?? 'P1000', message: error.message || String(error) }
    // The CLI skips the first line of stderr and parses every other one as JSON.
    process.stderr.write(`schema-engine-wasm\n${JSON.stringify({ level: 'ERROR', target: 'schema_engine::logger', fields })}`)
    process.exit(1)
  }
}

const { PrismaPg } = require('@prisma/adapter-pg')
const { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } = require('@prisma/driver-adapter-utils')

// adapter-pg lacks a mapping for "char" (oid 18), which the engine's catalogue queries return (prisma/orm#27403): pass it as text (oid
// 25), then restore the column's type.
const charOid = 18
const textOid = 25
let charColumns = []
const addFields = pg.Result.prototype.addFields
pg.Result.prototype.addFields = function (fields) {
  charColumns = fields.flatMap((field, index) => (field.dataTypeID === charOid ? [index] : []))
  for (const index of charColumns) fields[index].dataTypeID = textOid
  return addFields.call(this, fields)
}

const withCharColumns = (connection) => {
  const queryRaw = connection.queryRaw.bind(connection)
  connection.queryRaw = async (query) => {
    charColumns = []
    const result = await queryRaw(query)
    for (const index of charColumns) result.columnTypes[index] = ColumnTypeEnum.Character
    return result
  }
  // adapter-pg splits scripts at every `;`, which breaks $$ bodies: send the whole script.
  if (connection.underlyingDriver) {
    connection.executeScript = async (sql) => {
      try {
        await connection.underlyingDriver().query(sql)
      } catch (error) {
        connection.onError(error)
      }
    }
  }
  if (connection.startTransaction) {
    const start = connection.startTransaction.bind(connection)
    connection.startTransaction = async (level) => withCharColumns(await start(level))
  }
  return connection
}

class EngineAdapter extends PrismaPg {
  async connect() {
    return withCharColumns(await super.connect())
  }

  // In PrismaPg, `connectionString` overrides the shadow database's name, and the shadow is dropped while connected.
  async connectToShadowDb() {
    const name = `prisma_shadow_${randomUUID().slice(0, 8)}`
    await withClient(withDatabase('postgres'), (client) => client.query(`CREATE DATABASE ${name}`))
    const connection = withCharColumns(await new PrismaPg({ connectionString: withDatabase(name) }).connect())
    const dispose = connection.dispose.bind(connection)
    connection.dispose = async () => {
      await dispose()
      await withClient(withDatabase('postgres'), (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))
    }
    return connection
  }
}

let panic = ''
globalThis.require ??= require
globalThis.PRISMA_WASM_PANIC_REGISTRY = {
  set_message: (message) => {
    panic = message
  },
}

const loadEngine = async () => {
  const bindings = await import(pathToFileURL(enginePath).href)
  const { instance } = await WebAssembly.instantiate(readFileSync(enginePath.replace(/\.js$/, '.wasm')), {
    './schema_engine_bg.js': bindings,
  })
  bindings.__wbg_set_wasm(instance.exports)
  instance.exports.__wbindgen_start()
  const datamodels = valuesOf('--datamodels').map((file) => [file, readFileSync(file, 'utf8')])
  const factory = bindMigrationAwareSqlAdapterFactory(new EngineAdapter({ connectionString: url }))
  return bindings.SchemaEngine.new({ datamodels: datamodels.length ? datamodels : undefined }, () => {}, factory)
}

let engine
const call = async (method, params) => {
  engine ??= loadEngine()
  const loaded = await engine
  // These two open no shadow database: they use what devDiagnostic cached, and applyMigrations drops it.
  if (method === 'evaluateDataLoss' || method === 'createMigration')
    await loaded.devDiagnostic({ migrationsList: params.migrationsList, filters: params.filters })
  return loaded[method](params)
}

const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
const pending = new Set()
const fail = (id, error) => {
  pending.delete(id)
  const message = panic || error?.message || String(error)
  send({ id, error: { code: 4466, message, data: { is_panic: false, message, error_code: error?.code } } })
}
const failAll = (error) => {
  for (const id of [...pending]) fail(id, error)
}
// Never exit before the CLI disconnects: it treats an early exit as success.
process.on('uncaughtException', failAll)
process.on('unhandledRejection', failAll)

const engineNames = { getDatabaseVersion: 'version' }
const printId = 1e6

readline
  .createInterface({ input: process.stdin })
  .on('line', async (line) => {
    const { id, method, params } = JSON.parse(line)
    if (!method) return // The CLI's response to `print`.
    pending.add(id)
    try {
      const result = (await call(engineNames[method] ?? method, params)) ?? {}
      if (method === 'diff' && result.stdout) {
        send({ id: printId + id, method: 'print', params: { content: result.stdout } })
        result.stdout = null
      }
      pending.delete(id)
      send({ id, result })
    } catch (error) {
      fail(id, error)
    }
  })
  .on('close', () => process.exit(0))
