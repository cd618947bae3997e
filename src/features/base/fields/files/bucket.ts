import { styleOf } from '../rules.ts'
import type { FieldStyleName } from '../styles.ts'

/** Which kind of files a field of a public page takes: pictures for a photo or a signature, else documents too. */
export const fileBucketOf = (style: FieldStyleName): 'RequestPhoto' | 'RequestFile' => {
  const { type, look } = styleOf(style)
  return type === 'signature' || look === 'photo' ? 'RequestPhoto' : 'RequestFile'
}
