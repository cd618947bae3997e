import type { Input } from '../../../../core/call.ts'
import { refresh } from '../../../../ui/calls.ts'
import { FileField } from '../../../../ui/form/FileField.tsx'
import { TextField } from '../../../../ui/form/fields.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { type CallForm, useCallForm } from '../../../../ui/form/useCallForm.ts'
import { openFile } from '../../../../ui/viewers/openFile.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { buckets } from '../../../base/files/buckets.ts'
import { sendFileRef } from '../../../base/files/screens/sendFile.ts'
import { AddFloorPlan, EditFloorPlan, GetFloorPlan, GetFloorPlans } from '../contract.ts'
import type { FloorPlanRow } from '../model.ts'
import { floorPlanMessages } from '../rules.ts'
import { words } from '../words.ts'
import { drawPlan } from './drawnPlan.ts'

type PlanPlace = { gId: string; bId: string }
type PlanInput = Omit<Input<typeof AddFloorPlan>, 'Picture'> & { Picture: Input<typeof AddFloorPlan>['Picture'] | null }
const changed = [GetFloorPlans, GetFloorPlan]
const done = 'Successfully saved'
const check = ({ Picture }: { Picture: unknown }) => (Picture ? [] : [{ Field: 'Picture', Message: floorPlanMessages.picture }])

/** Adds the plan of a floor to a building, or edits one. */
export const PlanDialog = ({ plan, floor = '', ...place }: PlanPlace & { plan?: FloorPlanRow; floor?: string }) =>
  plan ? <Edit {...place} plan={plan} /> : <Add {...place} floor={floor} />

const Add = ({ gId, bId, floor }: PlanPlace & { floor: string }) => {
  const t = useWords(words)
  const initial = { GroupId: gId, BuildingId: bId, Floor: floor, Picture: null as never }
  const form = useCallForm(AddFloorPlan, { initial, done, refresh: changed, check })
  return (
    <FormDialog title={t('add')} form={form}>
      <Fields form={form} gId={gId} bId={bId} />
    </FormDialog>
  )
}

const Edit = ({ gId, bId, plan: { PlanId, Version, Floor, Picture } }: PlanPlace & { plan: FloorPlanRow }) => {
  const t = useWords(words)
  const { FileId, Name } = Picture
  const initial = { GroupId: gId, BuildingId: bId, PlanId, Version, Floor, Picture: { FileId, Name } }
  const form = useCallForm(EditFloorPlan, { initial, done, refresh: changed, reads: [GetFloorPlans, GetFloorPlan], check })
  return (
    <FormDialog title={t('edit')} form={form}>
      <Fields form={form} gId={gId} bId={bId} />
    </FormDialog>
  )
}

const Fields = ({ form, gId, bId }: PlanPlace & { form: CallForm<PlanInput> }) => {
  const t = useWords(words)
  const { accept, largest } = buckets.FloorPlan
  const send = sendFileRef({ GroupId: gId, BuildingId: bId }, 'FloorPlan')
  return (
    <>
      <TextField of={form} name="Floor" label={t('floor')} help={t('floorHelp')} maxLength={40} required />
      <FileField
        of={form}
        name="Picture"
        label={t('plan')}
        help={t('planHelp')}
        accept={['.pdf', ...accept]}
        largest={largest}
        upload={async (file, sending) => send(await drawPlan(file, t), sending)}
        onOpen={file => openFile(file)}
        required
      />
    </>
  )
}

/** Reads plans anew, whose pictures are links that end. */
export const renewPlans = async (): Promise<void> => {
  await refresh(GetFloorPlans, GetFloorPlan)
}
