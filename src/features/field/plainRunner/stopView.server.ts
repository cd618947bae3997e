import type { FormField, ScanFiles } from '../../base/fields/model.ts'
import { readAnswers, typeOf } from '../../base/fields/rules.ts'
import type { AttachedFile } from '../inspections/items.ts'
import type { ToldStop } from '../inspections/model.ts'
import { readStopFields } from '../inspections/stopProblems.ts'
import { pathIn, type Visit } from './page.server.ts'
import { describePlace } from './place.ts'
import { type AskedStop, listFailing, listStopFields, photoInput, takesUploads, videoInput } from './stopForm.ts'
import { describeOther, type OpenedWalk, type WalkAddress } from './walk.server.ts'

export type StopAddress = WalkAddress & { stop: string }
type Typed = Readonly<Record<string, string>>
/** Files by the inputs of a stop's form. */
export type FilesByInput = Readonly<Record<string, readonly AttachedFile[]>>
/** A stop of a walk as its form is made. */
export type OpenedStop = OpenedWalk & { readonly asked: AskedStop; readonly before: ToldStop | undefined }

/** The files that a stop has, by the inputs of its form. */
export const filesBefore = ({ stop }: AskedStop, before: ToldStop | undefined): FilesByInput => {
  if (!before) return {}
  const answers = readAnswers(readStopFields(stop), before.Answers)
  const own = readStopFields(stop)
    .filter(takesUploads)
    .map(({ Code }) => [Code, answers[Code]])
  const beside = Object.entries(before.Files).map(([code, files]) => [
    code === '' ? videoInput : code === 'photo' ? photoInput : `photos-${code}`,
    files,
  ])
  return Object.fromEntries([...own, ...beside].filter(([, files]) => Array.isArray(files)))
}

type ShownForm = {
  typed: Typed
  files: FilesByInput
  problems: Readonly<Record<string, string>>
  notice?: { text: string; isBad: boolean } | undefined
  reason?: string
}
/** Answers with the form of a stop. */
export const showStop = (visit: Visit<StopAddress>, opened: OpenedStop, form: ShownForm) => {
  const { params, language, r, t, show } = visit
  const { gId, bId, rId, iptId } = params
  const { asked, version } = opened
  const { stop } = asked
  const questions = readStopFields(stop)
  const failing = listFailing(questions, form.typed)
  const fields = listStopFields(asked, { answers: form.typed, failing })
  const at = version.Stops.indexOf(stop)
  const hasProblems = Object.keys(form.problems).length > 0
  const way = [stop.Floor && r('phone.floor', { floor: stop.Floor }), stop.SignId && r('phone.signAt', { sign: stop.SignId })]
  return show(
    {
      title: stop.PageHeader || stop.EquipmentName,
      lead: [r('stop', { n: String(at + 1), all: String(version.Stops.length) }), describePlace(stop, language)].join(' · '),
      back: { href: pathIn(language, gId, bId, rId, iptId), label: r('back') },
      notice: form.notice ?? (hasProblems ? { text: t('look'), isBad: true } : undefined),
      body: {
        is: 'stop',
        lines: version.Settings.WalkingDirectionEnable ? way.filter(one => one !== '') : [],
        doneBy: describeOther(visit, opened, stop.StopId, iptId),
        fields,
        typed: form.typed,
        problems: form.problems,
        files: showFiles(form.files),
        marks: describeMarks(visit, opened, failing),
        shown: fields.map(({ Code }) => Code).join(' '),
        reason: form.reason ?? '',
        isVideo: stop.VideoRequired,
      },
    },
    hasProblems ? 422 : 200,
  )
}

const showFiles = (files: FilesByInput): ScanFiles =>
  Object.fromEntries(
    Object.entries(files).map(([input, list]) => [input, list.map(({ FileId, Name }) => ({ token: FileId, name: Name, thumb: null }))]),
  )

/** What stands below a question: its last answer, and that the answer given fails. */
const describeMarks = ({ r, language }: Visit<StopAddress>, { asked, dateTime }: OpenedStop, failing: readonly string[]) => {
  const { stop, facts } = asked
  const fields = readStopFields(stop)
  const last = readAnswers(fields, facts?.Answers ?? {})
  const day = facts?.LastDate ? dateTime(facts.LastDate) : null
  const lastOf = (field: FormField) => {
    const answer = last[field.Code]
    return answer === undefined || day === null ? [] : [r('phone.last', { answer: typeOf(field).print(answer, field, language), day })]
  }
  const failOf = ({ Code }: FormField) => (failing.includes(Code) ? [r('fails'), ...(stop.AlertRequired ? [r('phone.reported')] : [])] : [])
  const marksOf = (field: FormField) => [
    ...lastOf(field).map(text => ({ text, isBad: false })),
    ...failOf(field).map(text => ({ text, isBad: true })),
  ]
  return Object.fromEntries(fields.map(field => [field.Code, marksOf(field)]))
}
