import { type RecordDescription, records } from '../../base/history/model.ts'
import { requestFlag } from '../requests/model.ts'
import { words } from './words.ts'

const visitRecord: RecordDescription = {
  Object: 'visit',
  kind: { en: 'Check-in', es: 'Registro de entrada', fr: 'Arrivée' },
  inSentence: { en: 'the check-in', es: 'el registro de entrada', fr: 'l’arrivée' },
  may: [requestFlag],
  fields: {
    Kind: { en: 'Who', es: 'Quién', fr: 'Qui' },
    InDate: { en: 'Came', es: 'Entrada', fr: 'Arrivée' },
    OutDate: { en: 'Left', es: 'Salida', fr: 'Départ' },
    Breaks: { en: 'Breaks', es: 'Pausas', fr: 'Pauses' },
    Reason: { en: 'Why it was corrected', es: 'Por qué se corrigió', fr: 'Raison de la correction' },
    HostName: { en: 'Host', es: 'Anfitrión', fr: 'Hôte' },
    Purpose: { en: 'Purpose', es: 'Motivo', fr: 'Motif' },
  },
  choices: { Kind: { words, under: 'kinds' } },
}

export const additions = [records.with(visitRecord)]
