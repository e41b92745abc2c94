import { fileURLToPath } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020'
import standaloneCode from 'ajv/dist/standalone'
import { buildSync } from 'esbuild'
import { constraints } from '../formats/constraints'
import { hoistObjects } from './hoistObjects'

const banner = '// Generated from the config schema by `npm run gen`. Do not edit.'
const ajvLength = 'require("ajv/dist/runtime/ucs2length").default'

/** A text has at most as many characters as UTF-16 units, and at least half as many, so most lengths need no counting. */
const withoutCounting = (code: string): string => {
  const counter = /const (\w+) = codePoints\b/.exec(code)?.[1]
  if (!counter) return code
  return code
    .replace(
      new RegExp(`${counter}\\((\\w+)\\) > (\\d+)`, 'g'),
      (test, text: string, most: string) => `(${text}.length > ${most} && ${test})`,
    )
    .replace(
      new RegExp(`${counter}\\((\\w+)\\) < (\\d+)`, 'g'),
      (test, text: string, least: string) => `(${text}.length < ${2 * Number(least)} && ${test})`,
    )
}

/** Appends errors in place: copying the list each time is quadratic in the number of errors. */
const joinedInPlace = (code: string): string =>
  `const joined = (all, more) => { for (const each of more) all.push(each); return all };\n${code.replace(/\bvErrors\.concat\((\w+)\.errors\)/g, 'joined(vErrors, $1.errors)')}`

/**
 * A validator as plain JavaScript: needs no compiler at run time, so it works under a CSP that forbids eval. Ajv's standalone code loads
 * its helpers with `require()`, which browsers lack; the only one needed is ours.
 */
export const generateValidator = (name: string, schema: object): string => {
  const ajv = new Ajv2020({
    allErrors: true,
    discriminator: true,
    messages: false,
    inlineRefs: false,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    code: { source: true, esm: true },
  })
  ajv.addSchema(hoistObjects(constraints(schema) as Readonly<Record<string, unknown>>), name)
  const code = standaloneCode(ajv, { [name]: name })
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { codePoints } from '../text/codePoints'\n${joinedInPlace(withoutCounting(code.replaceAll(ajvLength, 'codePoints')))}`,
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
  if (/\.concat\(/.test(text)) throw new Error(`${name} copies its list of errors.`)
  return `${banner}\n${text}`
}

/** The type declarations of such a validator. */
export const validatorTypes = (name: string): string =>
  `${banner}\nimport type { ErrorObject } from 'ajv'\n\nexport declare const ${name}: {\n  (value: unknown): boolean\n  errors?: ErrorObject[] | null\n}\n`
