import { type RecordDescription, records } from '../../base/history/model.ts'
import { signTemplateKind } from './model.ts'

const templateRecord: RecordDescription = {
  ...signTemplateKind,
  inSentence: { en: 'the sign template', es: 'la plantilla de rótulo', fr: 'le modèle de panneau' },
  quoted: true,
  fields: {
    Name: { es: 'Nombre', fr: 'Nom' },
    Size: { es: 'Tamaño', fr: 'Taille' },
    Orientation: { es: 'Orientación', fr: 'Sens' },
    Language: { es: 'Idioma', fr: 'Langue' },
    Ground: { en: 'Background color', es: 'Color de fondo', fr: 'Couleur de fond' },
    Ink: { en: 'Text color', es: 'Color del texto', fr: 'Couleur du texte' },
    Background: { en: 'Background picture', es: 'Imagen de fondo', fr: 'Image de fond' },
    Slots: { en: 'Places', es: 'Lugares', fr: 'Emplacements' },
    Retired: { en: 'Out of use', es: 'Fuera de uso', fr: 'Hors service' },
  },
}

export const additions = [records.with(templateRecord)]
