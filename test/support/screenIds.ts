import { GetAnswers } from '../../src/features/codes/feedbackInbox/contract.ts'
import { GetFloorPlans } from '../../src/features/codes/floorPlans/contract.ts'
import { GetImports as GetCodeImports } from '../../src/features/codes/imports/contract.ts'
import { GetRequests } from '../../src/features/codes/inbox/contract.ts'
import { GetPermit, GetPermits } from '../../src/features/codes/permits/contract.ts'
import { GetQrCodes } from '../../src/features/codes/qr/contract.ts'
import { GetImports as GetReviewImports } from '../../src/features/codes/reviews/contract.ts'
import { GetEquipments } from '../../src/features/field/equipment/contract.ts'
import { GetImports as GetEquipmentImports } from '../../src/features/field/equipmentImports/contract.ts'
import { GetInspectionSummaries } from '../../src/features/field/inspectionReports/contract.ts'
import { GetRounds } from '../../src/features/field/rounds/contract.ts'
import { GetRestrooms } from '../../src/features/insight/bathroomService/contract.ts'
import { GetCustomForms } from '../../src/features/insight/customFeedback/contract.ts'
import { GetEvents } from '../../src/features/insight/eventFeedback/contract.ts'
import { GetReports } from '../../src/features/insight/reportBuilder/contract.ts'
import type { ReportScope } from '../../src/features/insight/reportBuilder/model.ts'
import { GetWrittenReports } from '../../src/features/insight/writtenReports/contract.ts'
import { GetGroups } from '../../src/features/property/administration/contract.ts'
import { GetPropertyList } from '../../src/features/property/buildings/contract.ts'
import { GetImports } from '../../src/features/property/imports/contract.ts'
import { GetQrPairs } from '../../src/features/signs/pairs/contract.ts'
import { GetSignProof, GetSignProofs } from '../../src/features/signs/proofs/contract.ts'
import { GetSignTemplates } from '../../src/features/signs/templates/contract.ts'
import { GetSurveyList } from '../../src/features/surveys/surveys/contract.ts'
import type { SurveyStatus } from '../../src/features/surveys/surveys/model.ts'
import { type Caller, callsOf, northgate } from './calls.ts'

/**
 * Parts of addresses. `survey`, `accepted`: building and id of a survey that waits for the customer, and of an accepted one; `industrial`: a
 * section that only buildings of this type have; `file`: of an import.
 */
export type Ids = Record<
  | 'gId'
  | 'bId'
  | 'request'
  | 'booking'
  | 'walk'
  | 'answer'
  | 'industrial'
  | 'qrId'
  | 'pair'
  | 'clientProof'
  | 'address'
  | 'wifi'
  | 'card'
  | 'hub'
  | 'survey'
  | 'accepted'
  | 'file'
  | 'codeFile'
  | 'reviewFile'
  | 'restroom'
  | 'other'
  | 'event'
  | 'fair'
  | 'shop'
  | 'registration'
  | 'permit'
  | 'form'
  | 'report'
  | 'written'
  | 'buildingReport'
  | 'equipment'
  | 'equipmentFile'
  | 'planBuilding'
  | 'plan'
  | 'template'
  | 'round'
  | 'installation'
  | 'reviewBuilding',
  string
>

const known = new Map<string, Promise<Ids>>()
/** Ids of the demo world, read through the calls once a process. */
export const demoIds = (base: string): Promise<Ids> => {
  const ids = known.get(base) ?? readIds(base)
  known.set(base, ids)
  return ids
}

const readIds = async (base: string): Promise<Ids> => {
  const call = await callsOf(base, 'admin')
  const { Groups } = await call(GetGroups, { filter: { text: 'Harborline' } })
  const gId = Groups[0]?.acId ?? ''
  const other = await northgate(call)
  const factories = await call(GetPropertyList, { filter: { gId: other, BuildingType: 'Industrial' } })
  const first = { page: 0, perPage: 1 }
  const { Properties } = await call(GetPropertyList, { filter: { gId }, pagination: first, sort: { field: 'Name', order: 'ASC' } })
  const bId = Properties[0]?.id ?? ''
  const code = async (QrType: string, filter = {}) =>
    (await call(GetQrCodes, { filter: { gId, QrType, ...filter }, pagination: first, sort: { field: 'Name', order: 'ASC' } })).QrCodes[0]
  const survey = async (status: SurveyStatus) => {
    const { Builders } = await call(GetSurveyList, { filter: { gId, status }, sort: { field: 'SurveyName', order: 'ASC' } })
    return `${Builders[0]?.BuildingId}/${Builders[0]?.BuilderId}`
  }
  const feedback = await code('Feedback', { bId })
  const requests = await call(GetRequests, { filter: { gId }, pagination: first })
  const bookings = await call(GetRequests, { filter: { gId, FunctionalityType: 'RoomRental', Status: 'Booked' }, pagination: first })
  const { Answers } = await call(GetAnswers, { filter: { gId, Score: 'Low', Commented: true }, pagination: first })
  const { Restrooms } = await call(GetRestrooms, { gId, bId })
  const { Events } = await call(GetEvents, { gId, bId })
  const { Forms } = await call(GetCustomForms, { gId })
  const reports = await call(GetReports, { filter: { gId } })
  const report = (scope: ReportScope) => reports.Reports.find(({ Scope }) => Scope === scope)?.ReportId ?? ''
  const chillers = await call(GetEquipments, { filter: { gId, bId, Type: 'Chiller' }, pagination: first })
  const { Proofs } = await call(GetSignProofs, { filter: { gId, Status: 'ClientReview' } })
  const review = Proofs[0] && (await call(GetSignProof, { gId, bId: Proofs[0].BuildingId })).Proof
  const pairs = await call(GetQrPairs, { filter: { gId, bId }, pagination: first })
  const equipmentFiles = await call(GetEquipmentImports, { filter: { gId } })
  const planned = await findPlan(call, gId)
  const walks = await call(GetInspectionSummaries, { filter: { gId, bId, rt: 'Engineering' }, pagination: first })
  const rounds = await call(GetRounds, { filter: { gId, bId, rt: 'Engineering' }, pagination: first })
  const installations = await call(GetRounds, { filter: { gId, rt: 'Installation' }, pagination: first })
  const templates = await call(GetSignTemplates, { filter: { gId }, pagination: first })
  const written = await call(GetWrittenReports, { filter: { gId, bId } })
  const { Imports } = await call(GetImports, { filter: { gId: other } })
  const reviewFiles = await call(GetReviewImports, { filter: { gId } })
  const codeFiles = await call(GetCodeImports, { filter: { gId } })
  return {
    gId,
    bId,
    qrId: feedback?.QrCodeId ?? '',
    address: feedback?.Address ?? '',
    wifi: (await code('Wifi', { bId }))?.Address ?? '',
    card: (await code('CommentCard'))?.Address ?? '',
    hub: (await code('QrHub'))?.Address ?? '',
    request: requests.Requests[0]?.RequestId ?? '',
    booking: bookings.Requests[0]?.RequestId ?? '',
    answer: Answers[0]?.AnswerId ?? '',
    survey: await survey('Completed'),
    accepted: await survey('Active'),
    file: `${Imports[0]?.acId}?gId=${other}`,
    other,
    reviewFile: reviewFiles.Imports[0]?.acId ?? '',
    codeFile: codeFiles.Imports[0]?.acId ?? '',
    restroom: `${bId}/${Restrooms[0]?.eId}`,
    report: report('account'),
    written: written.Reports[0]?.ReportId ?? '',
    clientProof: new URL(review?.Link ?? 'http://none/').pathname,
    pair: pairs.QrPairs[0]?.id ?? '',
    planBuilding: planned?.BuildingId ?? '',
    plan: planned?.PlanId ?? '',
    permit: await permitPath(call, gId, bId),
    reviewBuilding: Proofs[0]?.BuildingId ?? '',
    template: templates.Templates[0]?.id ?? '',
    round: rounds.Rounds[0]?.RoundId ?? '',
    walk: walks.InspectionSummaries[0]?.id ?? '',
    installation: installations.Rounds[0]?.RoundId ?? '',
    equipmentFile: equipmentFiles.Imports[0]?.acId ?? '',
    equipment: chillers.Equipments[0]?.QrCodeId ?? '',
    buildingReport: report('building'),
    event: Events[0]?.acId ?? '',
    fair: (await code('FieldMarketing'))?.QrCodeId ?? '',
    shop: (await code('Vacancy'))?.QrCodeId ?? '',
    registration: (await code('EventRegistration'))?.QrCodeId ?? '',
    form: `${Forms[0]?.BuildingId}?form=${Forms[0]?.FormId}`,
    industrial: `${factories.Properties[0]?.id}/10?gId=${other}`,
  }
}

/** A plan of the demo world with codes on it. */
const findPlan = async (call: Caller, gId: string) => {
  const { Properties } = await call(GetPropertyList, { filter: { gId } })
  for (const { id: bId } of Properties) {
    const { Plans } = await call(GetFloorPlans, { gId, bId })
    if (Plans[0]) return Plans[0]
  }
  return undefined
}

/** The page of the first roof permit of a building that was decided. */
const permitPath = async (call: Caller, gId: string, bId: string): Promise<string> => {
  const { Permits } = await call(GetPermits, {
    filter: { gId, bId, kind: 'RoofAccess', status: 'Ended', startDate: 0, endDate: Date.now() },
  })
  const one = Permits[0] && (await call(GetPermit, { gId, RequestId: Permits[0].id }))
  return new URL(one?.Link ?? 'http://none/').pathname
}
