import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** SHA-256 as hex: by the browser, or where it offers none (pages without TLS) by our own. */
export const hashBytes = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  bytesToHex(globalThis.crypto.subtle ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)) : sha256(bytes))
