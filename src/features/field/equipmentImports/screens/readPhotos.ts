import { unzip } from 'fflate'
import { buckets } from '../../../base/files/buckets.ts'

const { accept, largest } = buckets.EquipmentPhoto
const types: Readonly<Record<string, string>> = { png: 'image/png', webp: 'image/webp' }
const isPhoto = (name: string): boolean => accept.some(ending => name.toLowerCase().endsWith(ending))
// What the packers of some systems put beside each file.
const isExtra = (name: string): boolean => name.startsWith('__MACOSX/') || (name.split('/').at(-1) ?? '').startsWith('.')

/** The photos among some files, those inside of ZIPs too; each is judged by the server when it is sent. Rejects where a ZIP cannot be read. */
export const readPhotos = async (files: readonly File[]): Promise<File[]> => {
  const found: File[] = []
  for (const file of files) {
    if (/\.zip$/i.test(file.name)) found.push(...(await photosOfZip(file)))
    else if (isPhoto(file.name)) found.push(file)
  }
  return found
}

const photosOfZip = async (zip: File): Promise<File[]> => {
  const bytes = new Uint8Array(await zip.arrayBuffer())
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) =>
    isPhoto(name) && !isExtra(name) && originalSize > 0 && originalSize <= largest
  const parts = await new Promise<Record<string, Uint8Array<ArrayBuffer>>>(
    (resolve, reject) =>
      unzip(bytes, { filter }, (error, data) => (error ? reject(error) : resolve(data as Record<string, Uint8Array<ArrayBuffer>>))), // its own buffers
  )
  return Object.entries(parts).map(([name, content]) => {
    const ending = name.split('.').at(-1)?.toLowerCase() ?? ''
    return new File([content], name.split('/').at(-1) ?? name, { type: types[ending] ?? 'image/jpeg' })
  })
}
