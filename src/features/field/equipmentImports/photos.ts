import { text, uuid, z } from '../../../core/call.ts'
import { FileRef } from '../../../core/fileRef.ts'
import { mostPhotos } from '../equipment/model.ts'

/** Most photos that are matched at once, and most of one piece in a call. */
export const mostNames = 2000

/** To which piece a photo belongs by its name. `Why`: what keeps it from one. */
export const PhotoMatch = z.object({
  Name: z.string(),
  QrCodeId: z.nullable(uuid()),
  BuildingId: z.nullable(uuid()),
  EquipmentName: z.string(),
  SignId: z.nullable(z.int()),
  /** How many further photos the piece can have. */
  Free: z.int(),
  Why: z.nullable(z.enum(['Unknown', 'Several', 'Full'])),
})
export type PhotoMatch = z.output<typeof PhotoMatch>

export const photoInput = { Names: z.array(text(300)).check(z.minLength(1), z.maxLength(mostNames)) }
export const photoFiles = z.array(FileRef).check(z.minLength(1), z.maxLength(mostPhotos))

/**
 * What a photo is called after, by the name of its file: without its folder and ending, and once more without a number at its end, as cameras and
 * people add it (`10048-2.jpg`, `Pump 1 (3).png`).
 */
export const photoKeys = (name: string): readonly [whole: string, bare: string] => {
  const whole = (name.split(/[\\/]/).at(-1) ?? '').replace(/\.\w{2,5}$/, '').trim()
  const bare = whole.replace(/\s*\(\d{1,3}\)$|[-_ ]\d{1,2}$/, '').trim()
  return [whole, bare || whole]
}
