import { unzip } from 'fflate'
import { buckets } from '../../../base/files/buckets.ts'
import { mostNames } from '../photos.ts'

const { accept, largest } = buckets.EquipmentPhoto
const types: Readonly<Record<string, string>> = { png: 'image/png', webp: 'image/webp' }
const isPhoto = (name: string): boolean => accept.some(ending => name.toLowerCase().endsWith(ending))
// What the packers of some systems put beside each file, and folders.
const isExtra = (name: string): boolean => name.startsWith('__MACOSX/') || /(^|\/)(\.[^/]*)?$/.test(name)

/** Why a file is no photo to send; `Many`: behind the most that are sent at once. */
export type LeftPhoto = { readonly name: string; readonly why: 'NoPhoto' | 'Large' | 'Many' }
export type ReadPhotos = { readonly photos: File[]; readonly left: LeftPhoto[] }

const judge = (name: string, size: number): LeftPhoto['why'] | null => (isPhoto(name) ? (size > largest ? 'Large' : null) : 'NoPhoto')

/**
 * The photos among some files, those inside of ZIPs too, and what is left out with its reason; each photo is judged by the server when it is
 * sent. Rejects where a ZIP cannot be read.
 */
export const readPhotos = async (files: readonly File[]): Promise<ReadPhotos> => {
  const photos: File[] = []
  const left: LeftPhoto[] = []
  for (const file of files) {
    if (/\.zip$/i.test(file.name)) {
      const inside = await photosOfZip(file)
      photos.push(...inside.photos)
      left.push(...inside.left)
      continue
    }
    const why = judge(file.name, file.size)
    if (why) left.push({ name: file.name, why })
    else photos.push(file)
  }
  left.push(...photos.slice(mostNames).map(({ name }) => ({ name, why: 'Many' as const })))
  return { photos: photos.slice(0, mostNames), left }
}

const photosOfZip = async (zip: File): Promise<ReadPhotos> => {
  const bytes = new Uint8Array(await zip.arrayBuffer())
  const left: LeftPhoto[] = []
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (isExtra(name)) return false
    const why = judge(name, originalSize)
    if (why) left.push({ name: bareName(name), why })
    return !why
  }
  const parts = await new Promise<Record<string, Uint8Array<ArrayBuffer>>>(
    (resolve, reject) =>
      unzip(bytes, { filter }, (error, data) => (error ? reject(error) : resolve(data as Record<string, Uint8Array<ArrayBuffer>>))), // its own buffers
  )
  const photos = Object.entries(parts).map(([name, content]) => {
    const ending = name.split('.').at(-1)?.toLowerCase() ?? ''
    return new File([content], bareName(name), { type: types[ending] ?? 'image/jpeg' })
  })
  return { photos, left }
}

const bareName = (name: string): string => name.split('/').at(-1) ?? name
