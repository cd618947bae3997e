import { type SmallForm, smallMost } from '../../core/smallForms.ts'
import { type FileStore, readBytes } from './fileStore.ts'
import { shrinkRaster } from './raster.ts'

/** Pixels on the sharpest phones: of a logo, which a scan page shows 96 by 40 px, of a page's icon, of a picture across the page, and of one of many. */
const boxes = {
  small: { width: 288, height: 120 },
  icon: { width: 64, height: 64 },
  wide: { width: 720, height: 260 },
  thumb: { width: 480, height: 480 },
} as const
const qualities = [86, 70, 50, 30, 15]
const contentType = 'image/webp'
const making = new Map<string, Promise<Uint8Array | null>>()

/** A small form of a stored picture, made when it is first asked for and kept beside it. Null where there is none to be made. */
export const smallPicture = async (
  files: FileStore,
  key: string,
  form: SmallForm,
): Promise<{ content: Uint8Array; contentType: string } | null> => {
  const content = (await readBytes(files, smallKey(key, form))) ?? (await madeOnce(files, key, form))
  return content && { content, contentType }
}

/** The key of a smaller form of a stored picture. */
export const smallKey = (key: string, form: SmallForm): string => `${key}.${form}.webp`

/** Which smaller form of which picture a key names; null for a file itself. */
export const smallFormAt = (key: string): { key: string; form: SmallForm } | null => {
  const form = forms.find(one => key.endsWith(`.${one}.webp`))
  return form ? { key: key.slice(0, -smallKey('', form).length), form } : null
}

/** Where the smaller forms of a picture may stand. */
export const smallKeys = (key: string): string[] => forms.map(form => smallKey(key, form))
const forms = Object.keys(smallMost) as SmallForm[] // the keys of that record

const madeOnce = (files: FileStore, key: string, form: SmallForm): Promise<Uint8Array | null> => {
  const name = smallKey(key, form)
  const known = making.get(name)
  if (known) return known
  const made = make(files, key, form).finally(() => making.delete(name))
  making.set(name, made)
  return made
}

const make = async (files: FileStore, key: string, form: SmallForm): Promise<Uint8Array | null> => {
  const bytes = await readBytes(files, key)
  if (!bytes) return null
  let small: Uint8Array | null = null
  for (const quality of qualities) {
    small = await shrinkRaster(bytes, { ...boxes[form], quality })
    if (!small || small.length <= smallMost[form]) break
  }
  if (small) await files.put(smallKey(key, form), small, { contentType })
  return small
}
