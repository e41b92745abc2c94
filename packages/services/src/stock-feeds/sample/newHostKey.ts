import ssh2 from 'ssh2'

/** A private key for an SFTP server, as it stands in a file. */
export const newHostKey = (): string => ssh2.utils.generateKeyPairSync('ed25519').private
