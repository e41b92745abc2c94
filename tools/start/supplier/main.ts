import { supplierFiles } from '@forecourt/seeds/supplier/supplierFiles'
import { ignoreClosedOutput } from '@forecourt/services/process/ignoreClosedOutput'
import { shutDownOnSignal } from '@forecourt/services/process/shutDownOnSignal'
import { startSftpServer } from '@forecourt/services/stock-feeds/sample/startSftpServer'
import { supplierFolder, supplierUser } from './supplierAccess'

/** Process of the sample supplier: a local SFTP server with files of an invented dealer management system. */
ignoreClosedOutput()
const { SUPPLIER_PORT, SUPPLIER_KEY = '', SUPPLIER_PASSWORD = '' } = process.env
const server = await startSftpServer({
  ...{ hostKey: SUPPLIER_KEY, user: supplierUser, password: SUPPLIER_PASSWORD, folder: supplierFolder, port: Number(SUPPLIER_PORT) },
  files: () => supplierFiles(new Date().toISOString()),
})
console.log(`The sample supplier serves files on port ${server.port}`)

shutDownOnSignal(() => server.stop())
