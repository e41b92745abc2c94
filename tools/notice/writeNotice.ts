import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../start/settings'
import { formatNotice } from './formatNotice'

const lock = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8'))
await writeFile(path.join(root, 'NOTICE'), formatNotice(lock.packages))
