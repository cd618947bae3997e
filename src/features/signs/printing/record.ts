import { type RecordDescription, records } from '../../base/history/model.ts'
import { settingKind } from './model.ts'
import { words } from './words.ts'

const settingRecord: RecordDescription = {
  ...settingKind,
  inSentence: { en: 'the sign', es: 'el rótulo', fr: 'le panneau' },
  quoted: true,
  fields: { State: { es: 'Estado', fr: 'État' } },
  choices: { State: { words, under: 'states' } },
}

export const additions = [records.with(settingRecord)]
