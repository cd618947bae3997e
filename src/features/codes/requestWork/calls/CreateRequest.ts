import { hints, misfit } from '../../../../core/hints.ts'
import { invalid, Refusal } from '../../../../core/problem.ts'
import { addRecord } from '../../../../platform/db/record.ts'
import { handle } from '../../../../platform/handle.ts'
import { requireAssignee } from '../../../base/handling/assignees.server.ts'
import { provenTenant } from '../../../property/contacts/tenants.server.ts'
import { tellPeople } from '../../../property/notifications/jobs.ts'
import { requestMessages } from '../../requests/rules.ts'
import { mailReceipt } from '../../visitorPages/jobs.ts'
import { CreateRequest as call } from '../contract.ts'
import { findAbout, findRequestForm } from '../forms.server.ts'
import { makeRequest } from '../make.server.ts'
import { dayBefore, findPlanDay, planMoment, readPlanClock } from '../plans.server.ts'
import { findStaffProblems, listStaffFields, requestWorkMessages, withoutPerson } from '../rules.ts'
import { requestPlan } from '../tables.ts'

export const CreateRequest = handle(
  call,
  async (ctx, { QrCodeId, ItemId, AboutId, Channel, Answers, TenantId, AssigneeId, Step, FirstDay }) => {
    const { tx, GroupId, BuildingId, now } = ctx
    const form = await findRequestForm(tx, { GroupId, BuildingId, QrCodeId, ItemId })
    if (!form) throw new Refusal('sys.obj.cfl', requestWorkMessages.noForm)
    const problems = findStaffProblems(listStaffFields(form.fields), Answers)
    if (problems.length > 0) throw invalid(problems)
    if (AssigneeId !== null) await requireAssignee(ctx, AssigneeId, [BuildingId])
    if (TenantId !== null) await provenTenant(ctx, TenantId)
    const about = AboutId ? await findAbout(tx, { GroupId, BuildingId }, AboutId) : null
    if (AboutId && !about) throw invalid([misfit('AboutId', hints.choice)])
    const { TimeZone, today } = await readPlanClock(ctx, BuildingId)
    const first = FirstDay ?? today
    if (Step !== null && first < today) throw invalid([{ Field: 'FirstDay', Message: requestMessages.pastDay }])
    const isNow = Step === null || first === today
    const of = { BuildingId, AboutId: about?.AboutId ?? null, Answers, Channel, TenantId, AssigneeId, Language: ctx.language }
    const RequestId = isNow ? await makeRequest({ tx, GroupId, now }, form, of) : null
    if (RequestId !== null) {
      ctx.audit({ Object: 'visitor_request', ObjectId: RequestId, After: { Channel, AssigneeId, TenantId } })
      await ctx.enqueue(tellPeople, { What: 'request', GroupId, SubjectId: RequestId, By: ctx.actor.UserId })
      if (AssigneeId !== null)
        await ctx.enqueue(tellPeople, { What: 'requestAssigned', GroupId, SubjectId: RequestId, Part: '1', By: ctx.actor.UserId })
      await ctx.enqueue(mailReceipt, { GroupId, RequestId, From: ctx.actor.UserId })
    }
    if (Step === null) return { RequestId, PlanId: null }
    const NextDay = findPlanDay({ FirstDay: first, Step }, isNow ? today : dayBefore(first))
    const detail = form.fields.find(({ Means }) => Means === 'Detail')?.Code ?? ''
    const { FunctionalityType } = form
    const code = { GroupId, BuildingId, QrCodeId, ItemId, FunctionalityType, TenantId, AssigneeId }
    const days = { Step, FirstDay: first, NextDay, DueDate: planMoment(TimeZone, NextDay) }
    const Detail = String(Answers[detail] ?? '').trim()
    const kept = { Answers: withoutPerson(form.fields, Answers), Detail }
    const plan = await addRecord(ctx, requestPlan, { ...code, ...days, ...kept }, { Object: 'request_plan' })
    return { RequestId, PlanId: plan.id }
  },
)
