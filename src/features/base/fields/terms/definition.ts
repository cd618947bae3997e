import { hints } from '../../../../core/hints.ts'
import { isEmpty } from '../../../../core/problem.ts'
import { defineFieldType } from '../fieldType.ts'

/** A file to read or to download: it asks for nothing. */
export const termsType = defineFieldType<string>({
  label: { en: 'Download', es: 'Descarga', fr: 'Téléchargement' },
  icon: 'download',
  line: { en: 'A PDF to read or to download', es: 'Un PDF para leer o descargar', fr: 'Un PDF à lire ou à télécharger' },
  asks: false,
  offersFile: true,
  parse: raw => (isEmpty(raw) ? { answer: null } : { hint: hints.choice }),
  print: () => '',
  column: () => ({}),
  read: () => null,
})
