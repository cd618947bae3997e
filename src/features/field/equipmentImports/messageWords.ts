import { translateMessages } from '../../../core/words.ts'
import { importMessages } from './rules.ts'

const { twice, twiceSign, noSign, noBuilding, several, retired } = importMessages

export const messageWords = translateMessages(
  { twice, twiceSign, noSign, noBuilding, several, retired },
  {
    twice: {
      es: 'Este nombre está también en otra fila del archivo para el mismo edificio',
      fr: 'Ce nom figure aussi sur une autre ligne du fichier pour le même immeuble',
    },
    twiceSign: { es: 'El ID del rótulo está repetido', fr: 'Le n° de panneau est en double' },
    noSign: { es: 'El ID del rótulo no existe', fr: 'Le n° de panneau n’existe pas' },
    noBuilding: { es: 'Ninguno de sus edificios tiene este código', fr: 'Aucun de vos immeubles n’a ce code' },
    several: {
      es: 'Varios equipos del edificio tienen este nombre. Indique el ID del rótulo.',
      fr: 'Plusieurs équipements de l’immeuble portent ce nom. Indiquez le n° de panneau.',
    },
    retired: {
      es: 'Este código está retirado. Vuelva a ponerlo en servicio primero.',
      fr: 'Ce code est retiré. Remettez-le d’abord en service.',
    },
  },
)
