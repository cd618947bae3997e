import { type RecordDescription, records } from '../../base/history/model.ts'
import { roundKind } from './model.ts'
import { roundTypeLabels } from './roundTypes.ts'

type Labels = Readonly<Record<string, { en: string; es: string; fr: string }>>
const labelIn = (labels: Labels, value: string, language: 'en' | 'es' | 'fr') => labels[value]?.[language]

const roundRecord: RecordDescription = {
  ...roundKind,
  inSentence: { en: 'the round', es: 'la ronda', fr: 'la ronde' },
  quoted: true,
  fields: {
    QrName: { en: 'Name', es: 'Nombre', fr: 'Nom' },
    RoundType: { en: 'Round type', es: 'Tipo de ronda', fr: 'Type de ronde' },
    Frequency: { es: 'Frecuencia', fr: 'Fréquence' },
    Times: { en: 'Times', es: 'Veces', fr: 'Fois' },
    Period: { es: 'Periodo', fr: 'Période' },
    DueDate: { en: 'First day', es: 'Primer día', fr: 'Premier jour' },
    InstallationNote: { en: 'Installation note', es: 'Nota de instalación', fr: 'Note d’installation' },
    AssignerId: { en: 'Assigned to', es: 'Asignada a', fr: 'Attribuée à' },
    EquipmentName: { en: 'Stops', es: 'Paradas', fr: 'Arrêts' },
    StopCount: { en: 'Number of stops', es: 'Número de paradas', fr: 'Nombre d’arrêts' },
    Steps: { en: 'Questions', es: 'Preguntas', fr: 'Questions' },
    Number: { en: 'Version', es: 'Versión', fr: 'Version' },
    ExcusedDate: { en: 'Excused date', es: 'Fecha justificada', fr: 'Date excusée' },
    Reason: { es: 'Motivo', fr: 'Motif' },
    Retired: { en: 'Out of use', es: 'Fuera de uso', fr: 'Hors service' },
  },
  choices: { RoundType: { label: (value, language) => labelIn(roundTypeLabels, value, language) } },
}

export const additions = [records.with(roundRecord)]
