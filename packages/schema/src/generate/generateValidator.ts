import { fileURLToPath } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020'
import standaloneCode from 'ajv/dist/standalone'
import { buildSync } from 'esbuild'
import { constraints } from '../constraints'

const banner = '// Generated from the config schema by `npm run gen`. Do not edit.'
const ajvLength = 'require("ajv/dist/runtime/ucs2length").default'

/**
 * A validator as plain JavaScript: it needs no compiler at run time, so it works in browsers that forbid eval.
 * Ajv's standalone code fetches its helpers with require(), which browsers don't have; the one it needs here is our own.
 */
export const generateValidator = (name: string, schema: object): string => {
  const ajv = new Ajv2020({
    allErrors: true,
    discriminator: true,
    messages: false,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    code: { source: true, esm: true },
  })
  ajv.addSchema(constraints(schema), name)
  const code = standaloneCode(ajv, { [name]: name })
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { codePoints } from '../validation/codePoints'\n${code.replaceAll(ajvLength, 'codePoints')}`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
      loader: 'js',
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    minify: true,
    charset: 'utf8',
  })
  const text = outputFiles[0]?.text ?? ''
  if (/\brequire\(|\beval\(|new Function/.test(text)) throw new Error(`${name} needs something that browsers forbid.`)
  return `${banner}\n${text}`
}

/** The types of such a validator. */
export const validatorTypes = (name: string): string =>
  `${banner}\nimport type { ErrorObject } from 'ajv'\n\nexport declare const ${name}: {\n  (value: unknown): boolean\n  errors?: ErrorObject[] | null\n}\n`
