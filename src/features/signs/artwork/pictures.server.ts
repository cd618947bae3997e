import sharp, { type Sharp } from 'sharp'
import { type FileStore, readBytes } from '../../../platform/files/fileStore.ts'
import { fileAt } from '../../base/files/rules.ts'
import { bleed } from './model.ts'

type Files = Pick<FileStore, 'get'>
/** The pictures of an account's signs as data URLs, each read once for all signs that bear it; null for what is gone or no picture. */
export type SignPictures = {
  /** The logo of a building, by its address. */
  readLogo(LogoFilename: string | null): Promise<string | null>
  /** The background of a template, cut to the shape of a sign in millimetres, with its bleed. */
  readBackground(FileId: string, sign: { readonly Width: number; readonly Height: number }): Promise<string | null>
}

/** Pixels of a logo: sharp on the largest poster that is looked at from near. */
const logoSide = 1200
/** Pixels of the longer side of a background: 250 dpi on a letter page. */
const backgroundSide = 2800

/** The pictures of one account, for the signs of a call or of a kit. */
export const openSignPictures = ({ files, GroupId }: { files: Files; GroupId: string }): SignPictures => {
  const known = new Map<string, Promise<string | null>>()
  const once = (name: string, read: () => Promise<string | null>): Promise<string | null> => {
    const found = known.get(name) ?? read()
    known.set(name, found)
    return found
  }
  return {
    readLogo: LogoFilename => {
      const id = fileAt(LogoFilename)?.id
      return id ? once(id, () => readPicture(files, `${GroupId}/${id}`, shapeLogo)) : Promise.resolve(null)
    },
    readBackground: (FileId, { Width, Height }) => {
      const [wide, high] = [Width + 2 * bleed, Height + 2 * bleed]
      return once(`${FileId} ${wide} ${high}`, () => readPicture(files, `${GroupId}/${FileId}`, one => shapeBackground(one, wide, high)))
    },
  }
}

/** A stored picture as a data URL, after `shape` has made it as large as it is printed; null where the file is gone or is no picture. */
export const readPicture = async (files: Files, key: string, shape: (picture: Sharp) => Sharp): Promise<string | null> => {
  const bytes = await readBytes(files, key)
  if (!bytes) return null
  try {
    const { data, info } = await shape(sharp(bytes)).toBuffer({ resolveWithObject: true })
    return `data:image/${info.format};base64,${data.toString('base64')}`
  } catch {
    return null
  }
}

const shapeLogo = (picture: Sharp): Sharp => picture.resize(logoSide, logoSide, { fit: 'inside', withoutEnlargement: true }).png()

const shapeBackground = (picture: Sharp, wide: number, high: number): Sharp => {
  const scale = backgroundSide / Math.max(wide, high)
  return picture
    .rotate()
    .resize(Math.round(wide * scale), Math.round(high * scale), { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88 })
}
