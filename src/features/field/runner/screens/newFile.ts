import { newId } from '../../../../ui/newId.ts'
import { hashBytes } from './hashBytes.ts'
import type { KeptFile } from './store.ts'

/** A file for a walk, with an id of its own. */
export const makeFile = async (
  InspectionId: string,
  blob: Blob,
  Name: string,
): Promise<{ file: KeptFile; bytes: Uint8Array<ArrayBuffer> }> => {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const Sha256 = await hashBytes(bytes)
  const file: KeptFile = { FileId: newId(), InspectionId, Name, Type: blob.type, Size: bytes.length, Sha256, State: 'kept', Why: '' }
  return { file, bytes }
}
