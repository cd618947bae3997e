import type { Language } from '../../../core/words.ts'
import { fieldTextIn } from '../../base/fields/fieldType.ts'
import type { FieldText, FormField } from '../../base/fields/model.ts'
import { failsRule, joinInputs, listAskedFields, makeField, readAnswers, splitAnswers, styleOf, typeOf } from '../../base/fields/rules.ts'
import { type DetailCode, detailFacts, photoDetail } from '../inspections/items.ts'
import type { StopFacts, ToldStop } from '../inspections/model.ts'
import { readAlerts, readDetailsAsked, readStopFields } from '../inspections/stopProblems.ts'
import type { TypedStop } from '../inspections/typedStop.ts'
import type { RoundSettings, RoundStop } from '../rounds/model.ts'
import { words as runnerWords } from '../runner/words.ts'
import { words } from './words.ts'

type Typed = Readonly<Record<string, string>>
/** A stop as its form is made: what the round asks there, and what is known of it. */
export type AskedStop = { stop: RoundStop; Settings: RoundSettings; facts: StopFacts | undefined; SRDisabled: boolean }

type WordKey = 'photosOf' | 'noteOn' | 'chargeBack' | 'repair' | 'askRepair' | 'proof' | 'video'
/** A text of these pages about a question, in each language. */
const about = (key: WordKey, question?: FieldText): FieldText => {
  const text = (language: Language) => words[language][key].replace('{question}', fieldTextIn(question, language))
  return { en: text('en'), es: text('es'), fr: text('fr') }
}
const detailText = (code: DetailCode | typeof photoDetail): FieldText => ({
  en: runnerWords.en.phone.detail[code],
  es: runnerWords.es.phone.detail[code],
  fr: runnerWords.fr.phone.detail[code],
})
const noteText: FieldText = { en: runnerWords.en.note, es: runnerWords.es.note, fr: runnerWords.fr.note }

/** Inputs beside the questions, by what they are for and the code of their question: `note-Q001`. */
const inputFor = (kind: 'photos' | 'note' | 'charge' | 'repair' | 'ask' | 'detail', code: string): string => `${kind}-${code}`
export const [proofInput, noteInput, videoInput] = ['proof', 'note', 'video'] as const
export const photoInput = inputFor('photos', photoDetail)

const textField = (Code: string, Text: FieldText, more: Partial<FormField> = {}): FormField => ({
  ...makeField('scan.Text', Code),
  Text,
  ...more,
})
const photosField = (Code: string, Text: FieldText, Required = false): FormField => ({
  ...makeField('scan.UploadImage', Code),
  Text,
  Required,
  Most: 20,
})
const boxField = (Code: string, Text: FieldText): FormField => ({ ...makeField('scan.SingleCheckBox', Code), Text })

/** What stands below a question: photos and a note of its answer, who pays, and of one that fails what is to be done. */
const listBeside = (field: FormField, alerts: ReturnType<typeof readAlerts>, failing: readonly string[]): FormField[] => {
  const { Code, Text, Allows } = field
  const fails = failing.includes(Code) && alerts !== null
  return [
    ...(fails && alerts === 'offered' ? [boxField(inputFor('ask', Code), about('askRepair', Text))] : []),
    ...(fails ? [textField(inputFor('repair', Code), about('repair', Text), { Most: 1000 })] : []),
    ...(Allows?.Photos ? [photosField(inputFor('photos', Code), about('photosOf', Text))] : []),
    ...(Allows?.Chargeback ? [boxField(inputFor('charge', Code), about('chargeBack', Text))] : []),
    ...(Allows?.Notes ? [textField(inputFor('note', Code), about('noteOn', Text), { Most: 2000 })] : []),
  ]
}

/** What the library does not know of the equipment and the round asks for; `must`: what of it has to be found. */
export const listDetails = ({ Settings, facts }: AskedStop): { asked: readonly string[]; must: readonly string[] } => {
  const asks = readDetailsAsked(Settings)
  const asked = asks === 'Off' ? [] : (facts?.Missing ?? [])
  return { asked, must: asks === 'Required' ? asked : [] }
}
const isDetail = (code: string): code is DetailCode => Object.hasOwn(detailFacts, code)

/** All fields of a stop's form in order: the proof, its questions with what stands beside each, details of the equipment, the note. */
export const listStopFields = (
  asked: AskedStop,
  { answers, failing }: { answers: Typed | null; failing: readonly string[] },
): FormField[] => {
  const { stop, Settings } = asked
  const alerts = readAlerts(stop, Settings, asked)
  const all = readStopFields(stop)
  const questions = (answers ? listAskedFields(all, joinInputs(all, answers)) : all).filter(one => !one.Readonly)
  const details = listDetails(asked)
  return [
    ...(stop.ScanRequired || stop.TapRequired ? [textField(proofInput, about('proof'), { Required: true, Most: 9 })] : []),
    ...questions.flatMap(field => [{ ...field, When: undefined }, ...listBeside(field, alerts, answers ? failing : [field.Code])]),
    ...details.asked
      .filter(isDetail)
      .map(code => textField(inputFor('detail', code), detailText(code), { Required: details.must.includes(code), Most: 100 })),
    ...(details.asked.includes(photoDetail) ? [photosField(photoInput, detailText(photoDetail), details.must.includes(photoDetail))] : []),
    { ...makeField('scan.TextBox', noteInput), Text: noteText, Most: 2000 },
  ]
}

/** Whether a field is answered by files here: a signature is a name that is typed. */
export const takesUploads = (field: FormField): boolean => typeOf(field).takesFiles && styleOf(field.Style).type !== 'signature'

/** Codes of the answers that fail by their rules. */
export const listFailing = (fields: readonly FormField[], typed: Typed): string[] => {
  const answers = readAnswers(fields, joinInputs(fields, typed))
  return fields.flatMap(field => {
    const answer = answers[field.Code]
    return answer !== undefined && failsRule(field, answer) ? [field.Code] : []
  })
}

/** The inputs of a stop's form as they begin: what was told of it so far. */
export const typeTold = (stop: RoundStop, told: ToldStop | undefined): Record<string, string> => {
  if (!told) return {}
  const each = (kind: 'note' | 'repair' | 'detail', texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).map(([code, text]) => [code === '' ? noteInput : inputFor(kind, code), text])
  return {
    ...splitAnswers(readStopFields(stop), told.Answers),
    ...Object.fromEntries([...each('note', told.Notes), ...each('repair', told.Requests), ...each('detail', told.Details)]),
    ...Object.fromEntries(told.Chargebacks.map(code => [inputFor('charge', code), 'true'])),
    ...Object.fromEntries(Object.keys(told.Requests).map(code => [inputFor('ask', code), 'true'])),
    ...(told.Proof?.By === 'SignId' && { [proofInput]: told.Proof.Read }),
  }
}

/** What was typed at a stop, without its files. Answers of questions that are not asked are taken back. */
export const readTypedStop = (asked: AskedStop, typed: Typed): TypedStop => {
  const { stop, Settings } = asked
  const fields = readStopFields(stop)
  const answers = readAnswers(fields, joinInputs(fields, typed))
  const texts = fields.filter(field => !field.Readonly && !takesUploads(field))
  const alerts = readAlerts(stop, Settings, asked)
  const failing = listFailing(fields, typed)
  const codesOf = (kind: 'note' | 'charge') => fields.map(({ Code }) => Code).filter(code => typed[inputFor(kind, code)] !== undefined)
  const request = (code: string): string | undefined => {
    const text = typed[inputFor('repair', code)]
    if (alerts === 'always') return text
    return typed[inputFor('ask', code)] !== undefined || text !== undefined ? (text ?? '') : undefined
  }
  return {
    answers: Object.fromEntries(texts.map(({ Code }) => [Code, answers[Code] ?? null])),
    notes: {
      ...Object.fromEntries(fields.flatMap(({ Code, Allows }) => (Allows?.Notes ? [[Code, typed[inputFor('note', Code)] ?? '']] : []))),
      '': typed[noteInput] ?? '',
    },
    requests: Object.fromEntries(fields.map(({ Code }) => [Code, failing.includes(Code) ? request(Code) : undefined])),
    chargebacks: codesOf('charge'),
    details: Object.fromEntries(
      listDetails(asked)
        .asked.filter(isDetail)
        .map(code => [code, typed[inputFor('detail', code)] ?? '']),
    ),
  }
}

/** Where the files of an input belong in what a stop has become: an answer, or `files` under a code. */
export const placeOfFiles = (stop: RoundStop, input: string): { code: string; isAnswer: boolean } => {
  if (input === videoInput) return { code: '', isAnswer: false }
  if (readStopFields(stop).some(({ Code }) => Code === input)) return { code: input, isAnswer: true }
  return { code: input.replace(/^photos-/, ''), isAnswer: false }
}
