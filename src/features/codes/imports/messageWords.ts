import { translateMessages } from '../../../core/words.ts'
import { importMessages } from './rules.ts'

const { twice, noBuilding, several, retired, otherType } = importMessages

export const messageWords = translateMessages(
  { twice, noBuilding, several, retired, otherType },
  {
    twice: {
      es: 'Este nombre de QR está también en otra fila del archivo para el mismo edificio',
      fr: 'Ce nom de QR figure aussi sur une autre ligne du fichier pour le même immeuble',
    },
    noBuilding: { es: 'Ninguno de sus edificios tiene este código', fr: 'Aucun de vos immeubles n’a ce code' },
    several: { es: 'Varios códigos del edificio tienen este nombre', fr: 'Plusieurs codes de l’immeuble portent ce nom' },
    retired: {
      es: 'Un código con este nombre está retirado. Vuelva a ponerlo en servicio primero.',
      fr: 'Un code de ce nom est retiré. Remettez-le d’abord en service.',
    },
    otherType: { es: 'Un código con este nombre hace otra cosa: {type}', fr: 'Un code de ce nom fait autre chose : {type}' },
  },
)
