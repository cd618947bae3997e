import { text, uuid, z } from '../../../core/call.ts'
import { FileRef } from '../../../core/fileRef.ts'
import type { RecordKind } from '../../base/history/model.ts'
import { orientations } from '../artwork/materials.ts'
import { SignSlot } from '../artwork/model.ts'

/** Most places of a template, and most templates of an account. */
export const mostSlots = 30
export const mostTemplates = 200
/** The languages in which names of pages and buildings are kept. */
export const nameLanguages = ['en', 'es'] as const

const color = text(7)

/** What is sent of a sign template. The size is the one that it is designed at; on signs of other sizes its places keep their shares. */
export const templateFields = {
  Name: text(60),
  Size: text(20),
  Orientation: z.enum(orientations),
  /** In which language names of pages and buildings stand on the sign. */
  Language: z._default(z.enum(nameLanguages), 'en'),
  /** `#rrggbb` of the ground and of what is written on it; empty: as the color of each sign says. */
  Ground: z._default(color, ''),
  Ink: z._default(color, ''),
  /** A picture that covers the whole sign. */
  Background: z._default(z.nullable(FileRef), null),
  Slots: z.array(SignSlot).check(z.maxLength(mostSlots)),
}

/** A sign template. `Codes`: how many codes it bears; those of two are for 2-QR signs. */
export const SignTemplate = z.object({
  id: uuid(),
  Version: z.int(),
  ...templateFields,
  Codes: z.int(),
  Retired: z.boolean(),
  ModifiedDate: z.int(),
})
export type SignTemplate = z.output<typeof SignTemplate>

/** The history of a template, for who works on codes. */
export const signTemplateKind: RecordKind = {
  Object: 'sign_template',
  kind: { en: 'Sign template', es: 'Plantilla de rótulo', fr: 'Modèle de panneau' },
  may: ['ManageLibraries'],
}
