import { composeLayerSchema } from '../json-schema/composeLayerSchema'
import { composeSchema } from '../json-schema/composeSchema'
import { richTextSchema } from '../rich-text/richTextSchema'
import { generateTypes } from './generateTypes'
import { generateValidator, validatorTypes } from './generateValidator'
import { writeWhenChanged } from './writeWhenChanged'

// The program that generates the schema's types, validators and JSON schema into `generated`.
const target = new URL('../generated/', import.meta.url)
const write = (file: string, text: string) => writeWhenChanged(new URL(file, target), text)

write('config.schema.json', `${JSON.stringify(composeSchema(), null, 2)}\n`)
write('SiteConfig.ts', await generateTypes())
write('validateConfig.js', generateValidator('validateConfig', composeSchema()))
write('validateConfig.d.ts', validatorTypes('validateConfig'))
write('validateLayer.js', generateValidator('validateLayer', composeLayerSchema()))
write('validateLayer.d.ts', validatorTypes('validateLayer'))
write('validateDocument.js', generateValidator('validateDocument', richTextSchema))
write('validateDocument.d.ts', validatorTypes('validateDocument'))
