import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { seal, unseal } from '../seal.ts'
import { hashPin } from '../secrets.ts'
import { AccountRefused } from './accountRefused.ts'
import { partOf } from './parts.ts'

/** How the secrets of an export are sealed: `Check` opens with the right passphrase alone. */
export type SealedBy = { Salt: string; Check: string }

const CHECK = 'the secrets of an account'
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
const derive = promisify<string, string, number, object, Buffer>(scrypt)
const keyFrom = async (passphrase: string, salt: string): Promise<string> =>
  (await derive(passphrase.normalize('NFC'), salt, 32, cost)).toString('base64url')

/** A key that follows from a passphrase, and what an export tells of it. */
export const newSecretsKey = async (passphrase: string): Promise<{ key: string; by: SealedBy }> => {
  const Salt = randomBytes(16).toString('base64url')
  const key = await keyFrom(passphrase, Salt)
  return { key, by: { Salt, Check: seal(key, CHECK) } }
}

/** The key of an export's secrets. Throws `AccountRefused` where the passphrase is missing or another one. */
export const openSecretsKey = async ({ Salt, Check }: SealedBy, passphrase: string | null): Promise<string> => {
  if (passphrase === null)
    throw new AccountRefused('The export holds secrets (Wi-Fi passwords, PINs) under a passphrase. Set EXPORT_PASSPHRASE to it.')
  const key = await keyFrom(passphrase, Salt)
  if (unseal(key, Check) !== CHECK) throw new AccountRefused('The passphrase is not the one that the export was made with.')
  return key
}

const sealed = /sealed\.1\.[\w-]+/g

/** A text with every sealed value in it (wherever it stands) under another key; without one they are left out. Tells how many there were. */
export const resealText = (text: string, from: string, to: string | null): { text: string; count: number } => {
  let count = 0
  const replaced = text.replace(sealed, one => {
    count += 1
    return to === null ? '' : seal(to, unseal(from, one))
  })
  return { text: replaced, count }
}

/** The column of a table that is a hash under the installation's key: an export holds none. Gives what stands for it there. */
export const hashColumn = (table: string): { name: string; empty: string | null } | undefined => {
  const pin = partOf(table)?.pin
  return pin && { name: pin.hash, empty: pin.empty }
}

/** A row of an export with its PIN hashed under this installation's key; without the PIN it has none, and null where it was nothing else. */
export const rehashPin = async (table: string, line: string, secret: string): Promise<string | null> => {
  const pin = partOf(table)?.pin
  if (!pin) return line
  const row: Record<string, unknown> = JSON.parse(line)
  const PIN = unseal(secret, String(row[pin.sealed] ?? ''))
  if (PIN === '' && pin.empty === '') return null
  const kept = PIN === '' ? { [pin.hash]: null, [pin.sealed]: null } : { [pin.hash]: await hashPin(secret, String(row[pin.of]), PIN) }
  return JSON.stringify({ ...row, ...kept })
}
