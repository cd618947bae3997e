import { formatsIn } from '../../../core/formats.ts'
import { notFound } from '../../../core/problem.ts'
import { typedOf } from '../../codes/visitorPages/typed.server.ts'
import { GetPropertyLocation } from '../../property/buildings/contract.ts'
import { GetRoundVersion, GetStopFacts, GetToldWalk, TellWalk } from '../inspections/contract.ts'
import type { RoundFacts, ToldStop, ToldWalk, WalkedVersion } from '../inspections/model.ts'
import type { RoundStop } from '../rounds/model.ts'
import type { RoundAddress } from './model.ts'
import { type PlainHandler, pathIn, type Visit } from './page.server.ts'
import { describePlace } from './place.ts'

export type WalkAddress = RoundAddress & { iptId: string }
/** A walk with the version of its round and what is known of its stops. */
export type OpenedWalk = {
  readonly told: ToldWalk
  readonly version: WalkedVersion
  readonly facts: RoundFacts
  readonly dateTime: (moment: number) => string
}

/** Reads a walk of these pages. Throws `sys.obj.nof` for the walk of a phone. */
export const readWalk = async ({ params: { gId, bId, rId, iptId }, caller, language }: Visit<WalkAddress>): Promise<OpenedWalk> => {
  const told = await caller.call(GetToldWalk, { gId, bId, iptId })
  if (told.RoundId !== rId.toLowerCase()) throw notFound()
  const [version, facts, { TimeZone }] = await Promise.all([
    caller.call(GetRoundVersion, { gId, bId, rId, Number: told.Number }),
    caller.call(GetStopFacts, { gId, bId, rId }),
    caller.call(GetPropertyLocation, { gId, eId: bId }),
  ])
  return { told, version, facts, dateTime: formatsIn(language, TimeZone).dateTime }
}

/** Whether a stop is done or skipped. */
export const isOver = (told: ToldWalk, StopId: string): boolean => {
  const state = findTold(told, StopId)?.State
  return state === 'Done' || state === 'Skipped'
}
export const findTold = ({ Stops }: ToldWalk, StopId: string): ToldStop | undefined => Stops.find(one => one.StopId === StopId)

/** Who else has done a stop in the last half day, and when. */
export const describeOther = (
  { r }: Pick<Visit<unknown>, 'r'>,
  { facts, dateTime }: OpenedWalk,
  StopId: string,
  iptId: string,
): string | null => {
  const done = facts.Stops.find(one => one.StopId === StopId)?.Done
  return done && done.InspectionId !== iptId ? r('phone.doneBy', { name: done.Name, time: dateTime(done.At) }) : null
}

/** The stops that can be opened: all of them, or in order, up to the first that is not over. */
export const listOpenable = ({ Stops, Settings }: WalkedVersion, told: ToldWalk): readonly RoundStop[] => {
  const first = Stops.findIndex(one => !isOver(told, one.StopId))
  return Settings.FlexEnable || first < 0 ? Stops : Stops.slice(0, first + 1)
}

/** The stops of a walk, and its end. */
export const openWalkPage: PlainHandler<WalkAddress> = async visit => {
  const { params, language, t, r, show, request } = visit
  const { gId, bId, rId, iptId } = params
  const opened = await readWalk(visit)
  const { told, version } = opened
  const { Walk } = told
  const back = { href: pathIn(language, gId, bId), label: r('day.title') }
  if (Walk.State !== 'Running') return showEnd(visit, opened)
  const openable = listOpenable(version, told)
  const over = version.Stops.filter(one => isOver(told, one.StopId)).length
  const stops = version.Stops.map(stop => ({
    href: openable.includes(stop) ? pathIn(language, gId, bId, rId, iptId, stop.StopId) : '',
    label: stop.EquipmentName,
    hint: [describePlace(stop, language), describeOther(visit, opened, stop.StopId, iptId)].filter(Boolean).join(' · '),
    state: openable.includes(stop) ? r(`states.${findTold(told, stop.StopId)?.State ?? 'Open'}`) : t('waits'),
  }))
  const missing = Walk.FilesMissing > 0 ? { text: t('missingFiles', { n: Walk.FilesMissing }), isBad: true } : undefined
  return show({
    title: version.Settings.QrName,
    lead: r('progress', { done: String(over), all: String(version.Stops.length) }),
    back,
    notice: missing,
    body: { is: 'walk', stops, isWhole: over === version.Stops.length, isLeaving: 'leave' in Object(request.query) },
  })
}

const showEnd = ({ params: { gId, bId, rId }, language, t, r, show }: Visit<WalkAddress>, { told: { Walk }, version }: OpenedWalk) => {
  const back = { href: pathIn(language, gId, bId), label: r('day.title') }
  const counts = r('finishedText', { done: Walk.StopsDone, skipped: Walk.StopsSkipped })
  const lead = { Complete: counts, Submitted: r('waitsWhole'), Abandoned: r('abandonText'), Running: '' }[Walk.State]
  const missing = Walk.FilesMissing > 0 ? { text: t('missingFiles', { n: Walk.FilesMissing }), isBad: true } : undefined
  const title = Walk.State === 'Complete' ? r('finished') : version.Settings.QrName
  const again = { href: pathIn(language, gId, bId, rId), label: r('again') }
  return show({ title, lead, back, notice: missing, body: { is: 'list', groups: [{ title: null, links: [again] }], none: '' } })
}

/** Ends a walk: finished, or given up. */
export const endWalk: PlainHandler<WalkAddress> = async ({ params: { gId, bId, rId, iptId }, request, caller, language, leadTo }) => {
  const { act } = typedOf(request, ['act'])
  const type = act === 'leave' ? ('walk.abandoned' as const) : ('walk.submitted' as const)
  await caller.call(TellWalk, { GroupId: gId, BuildingId: bId, RoundId: rId, InspectionId: iptId, Items: [{ type }] })
  return leadTo(pathIn(language, gId, bId, rId, iptId))
}
