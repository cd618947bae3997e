import { utf8ToBytes } from '@noble/hashes/utils.js'
import { hashBytes } from './hashBytes.ts'

/** The address in what a code or a tag holds: the last part of its link, as codes are kept. */
export const addressIn = (text: string): string => {
  const [path = ''] = text.trim().split(/[?#]/)
  return (path.split('/').findLast(Boolean) ?? '').toUpperCase()
}

/** Whether an address is that of a code of which the phone knows the hash alone. */
export const isCode = async (GroupId: string, address: string, hash: string): Promise<boolean> =>
  (await hashBytes(Uint8Array.from(utf8ToBytes(`${GroupId}${address}`)))) === hash
