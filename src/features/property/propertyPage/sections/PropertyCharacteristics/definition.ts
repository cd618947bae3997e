import { industrial } from '../../../buildings/model.ts'
import { defineSection } from '../section.ts'

export const PropertyCharacteristics = defineSection({
  index: 10,
  title: { en: 'Property Characteristics', es: 'Características de la propiedad', fr: 'Caractéristiques de la propriété' },
  when: 'edit',
  BuildingType: industrial,
  fields: {
    PropertyCharacteristics: {
      en: 'Property Characteristics',
      es: 'Características de la propiedad',
      fr: 'Caractéristiques de l’immeuble',
    },
  },
})
