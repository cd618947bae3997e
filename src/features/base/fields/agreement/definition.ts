import { defineFieldType } from '../fieldType.ts'
import { flagType } from '../flag/definition.ts'

/** A file to read, with a box that says that it was read: ticked, or not answered. */
export const agreementType = defineFieldType<boolean>({
  ...flagType,
  label: { en: 'Agreement', es: 'Aceptación', fr: 'Accord' },
  icon: 'download',
  line: {
    en: 'A PDF to read, and a box to agree',
    es: 'Un PDF para leer y una casilla para aceptar',
    fr: 'Un PDF à lire et une case pour accepter',
  },
  offersFile: true,
})
