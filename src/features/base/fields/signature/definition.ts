import type { FileRef } from '../../../../core/fileRef.ts'
import { lengthHint } from '../../../../core/hints.ts'
import { defineFieldType } from '../fieldType.ts'
import { filesType } from '../files/definition.ts'

/** Characters of a name that is typed instead. */
export const longestSignature = 200

/** A drawn signature, as a picture; or the signer's full name, typed. */
export const signatureType = defineFieldType<readonly FileRef[] | string>({
  ...filesType,
  label: { en: 'Signature', es: 'Firma', fr: 'Signature' },
  icon: 'signature',
  line: {
    en: 'A name drawn with a finger, or typed',
    es: 'Un nombre trazado con el dedo o escrito',
    fr: 'Un nom tracé du doigt, ou écrit',
  },
  parse: (raw, field) => {
    if (typeof raw !== 'string' || raw === '') return filesType.parse(raw, field)
    return raw.length > longestSignature ? { hint: lengthHint(longestSignature) } : { answer: raw }
  },
  print: (answer, field, language) => (typeof answer === 'string' ? answer : filesType.print(answer, field, language)),
  column: answer => (typeof answer === 'string' ? { Txt: answer } : filesType.column(answer)),
  read: columns => filesType.read(columns) ?? columns.Txt,
  fails: () => false,
  inputs: ({ Code }) => [`${Code}.name`],
  join: ({ Code }, typed) => typed[`${Code}.name`],
  split: ({ Code }, sent) => (typeof sent === 'string' ? { [`${Code}.name`]: sent } : {}),
})
