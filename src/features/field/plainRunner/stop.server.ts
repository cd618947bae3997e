import { messages, notFound } from '../../../core/problem.ts'
import { listInputs } from '../../base/fields/rules.ts'
import { readForm } from '../../codes/visitorPages/forms.server.ts'
import { TellWalk } from '../inspections/contract.ts'
import { type AttachedFile, mostItems } from '../inspections/items.ts'
import { readStopFields } from '../inspections/stopProblems.ts'
import type { ToldItem } from '../inspections/typedStop.ts'
import { openGathering, sendFiles, type TakenFile } from './files.server.ts'
import { judgeStop } from './judgeStop.ts'
import { type PlainHandler, pathIn, sayIn, type Visit } from './page.server.ts'
import { listFailing, listStopFields, takesUploads, typeTold, videoInput } from './stopForm.ts'
import { type FilesByInput, filesBefore, type OpenedStop, type StopAddress, showStop } from './stopView.server.ts'
import { describeOther, findTold, isOver, listOpenable, readWalk } from './walk.server.ts'

type Typed = Readonly<Record<string, string>>

const readStop = async (visit: Visit<StopAddress>): Promise<OpenedStop> => {
  const opened = await readWalk(visit)
  const { version, told, facts } = opened
  const stop = listOpenable(version, told).find(one => one.StopId === visit.params.stop)
  if (!stop || told.Walk.State !== 'Running') throw notFound()
  const own = { stop, Settings: version.Settings, facts: facts.Stops.find(one => one.StopId === stop.StopId), SRDisabled: facts.SRDisabled }
  return { ...opened, asked: own, before: findTold(told, stop.StopId) }
}

/** The form of a stop, as it was left. */
export const openStop: PlainHandler<StopAddress> = async visit => {
  const opened = await readStop(visit)
  const { asked, before } = opened
  const files = filesBefore(asked, before)
  const notice =
    before && isOver(opened.told, before.StopId)
      ? { text: visit.t(before.State === 'Done' ? 'kept' : 'keptSkipped'), isBad: false }
      : undefined
  return showStop(visit, opened, { typed: typeTold(asked.stop, before), files, problems: {}, notice, reason: before?.Reason ?? '' })
}

/** Takes the form of a stop: done, skipped with a reason, or shown again with what is wrong. Files that were taken stay taken. */
export const tellStop: PlainHandler<StopAddress> = async visit => {
  const opened = await readStop(visit)
  const { asked, before } = opened
  const { act, reason, shown, values, files, refused } = await readStopForm(visit, opened)
  const { problems, items } = judgeStop(asked, before, { typed: values, files })
  const StopId = asked.stop.StopId
  if (act === 'leave' || act === 'skip') {
    const why = act === 'leave' ? describeOther(visit, opened, StopId, visit.params.iptId) : reason.trim()
    if (!why) return showStop(visit, opened, { typed: values, files, problems: { reason: sayIn(messages.required, visit.language) } })
    const typed = act === 'leave' ? [] : items // whoever leaves it to somebody else has typed nothing
    await tellItems(visit, [...typed, { type: 'stop.skipped', stop: StopId, value: why }])
    return leadOn(visit, opened)
  }
  const said = Object.fromEntries(
    problems.map(({ Field, Message }) => [Field, Message === null ? visit.r('signWrong') : sayIn(Message, visit.language)]),
  )
  if (problems.length > 0 || Object.keys(refused).length > 0)
    return showStop(visit, opened, { typed: values, files, problems: { ...said, ...refused } })
  const next = listStopFields(asked, { answers: values, failing: listFailing(readStopFields(asked.stop), values) })
  if (next.some(({ Code }) => !shown.split(' ').includes(Code)))
    return showStop(visit, opened, { typed: values, files, problems: {}, notice: { text: visit.t('more'), isBad: false } })
  await tellItems(visit, [...items, { type: 'stop.done', stop: StopId }])
  return leadOn(visit, opened)
}

const fileName = /^(.+)\.[fx]\d{1,2}$/
/** Reads the form of a stop. Its files go to the walk at once: those that are refused say why at their input. */
const readStopForm = async ({ request, caller, params, language }: Visit<StopAddress>, { asked, told }: OpenedStop) => {
  const all = listStopFields(asked, { answers: null, failing: [] })
  const uploads = [...all.filter(takesUploads).map(({ Code }) => Code), videoInput]
  const inputs = [...listInputs(all), ...uploads]
  const gathering = openGathering()
  const {
    act = 'done',
    reason = '',
    shown = '',
    ...values
  } = await readForm(request, {
    names: ['act', 'reason', 'shown'],
    isField: name => inputs.includes(name) || uploads.includes(fileName.exec(name)?.[1] ?? ''),
    take: ({ field, fileName: name, stream }) => gathering.take(field, name, stream),
  })
  const sent = await sendFiles(caller, { ...params, StopId: asked.stop.StopId }, gathering.gathered)
  const refused = Object.fromEntries(
    sent.flatMap(({ input, file, why }) => (why ? [[input, `${file.Name}: ${sayIn(why, language)}`]] : [])),
  )
  return { act, reason, shown, values, files: joinFiles({ uploads, values, known: told.Files, sent }), refused }
}

type Joined = { uploads: readonly string[]; values: Typed; known: readonly AttachedFile[]; sent: readonly TakenFile[] }
/** Files of each input: those that were taken before and are still wanted, and those that have come. */
const joinFiles = ({ uploads, values, known, sent }: Joined): FilesByInput =>
  Object.fromEntries(
    uploads.map(input => {
      const kept = Object.keys(values)
        .filter(name => name.startsWith(`${input}.f`) && values[name.replace(/\.f(\d{1,2})$/, '.x$1')] === undefined)
        .flatMap(name => known.find(({ FileId }) => FileId === values[name]) ?? [])
      const come = sent.flatMap(one => (one.input === input && one.why === '' ? [one.file] : []))
      return [input, [...kept, ...come.filter(({ FileId }) => !kept.some(one => one.FileId === FileId))]]
    }),
  )

/** Tells items in their order, so many at once as a call takes. */
const tellItems = async ({ caller, params }: Visit<StopAddress>, items: readonly ToldItem[]): Promise<void> => {
  const { gId: GroupId, bId: BuildingId, rId: RoundId, iptId: InspectionId } = params
  for (let i = 0; i < items.length; i += mostItems)
    await caller.call(TellWalk, { GroupId, BuildingId, RoundId, InspectionId, Items: items.slice(i, i + mostItems) })
}

/** To the next stop that is not over, else to all of them. */
const leadOn = ({ params: { gId, bId, rId, iptId, stop }, language, leadTo }: Visit<StopAddress>, { version, told }: OpenedStop) => {
  const at = version.Stops.findIndex(one => one.StopId === stop)
  const next = version.Stops.find((one, i) => i > at && !isOver(told, one.StopId))
  return leadTo(pathIn(language, gId, bId, rId, iptId, ...(next ? [next.StopId] : [])))
}
