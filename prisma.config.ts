import { fileURLToPath } from 'node:url'
import { defineConfig } from 'prisma/config'

// Uses the schema engine from npm, compiled to WebAssembly; otherwise the CLI would download its native engine.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= fileURLToPath(new URL('./tools/prisma/schema-engine.mjs', import.meta.url))
process.env.CHECKPOINT_DISABLE ??= '1'

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  // Generating needs no database; `prisma migrate …` works on the one in DATABASE_URL.
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://postgres@127.0.0.1:5432/forecourt' },
})
