import { useEffect, useState } from 'react'
import type { Input } from '../../../../core/call.ts'
import { EditableSection } from '../../../../ui/form/shells.tsx'
import { type CallForm, useCallForm } from '../../../../ui/form/useCallForm.ts'
import { useBack, useGo } from '../../../../ui/route.ts'
import { useSession } from '../../../../ui/session.ts'
import { SAVE_TOAST_TIME, toast } from '../../../../ui/toasts.ts'
import { useWords } from '../../../../ui/words.tsx'
import { CreateProperty, GetPropertyList, GetRegions } from '../../contract.ts'
import type { Property } from '../../model.ts'
import { properties } from '../../routes.ts'
import { afterCreate } from '../../screens/elsewhere.ts'
import { type EditForm, type SectionProps, useSectionForm } from '../../screens/sectionForm.ts'
import { BasicInfoFields, type BasicInfoForm } from './BasicInfoFields.tsx'
import { basicInfoOf, basicInfoProblems, newBasicInfo, saveMessage } from './rules.ts'
import { words } from './words.ts'

export const Section = ({ property, ...props }: SectionProps) =>
  property ? <EditBasicInfo {...props} property={property} /> : <AddBasicInfo {...props} />

const EditBasicInfo = ({ title, property, opened, mayEdit }: SectionProps & { property: Property }) => {
  const form = ofBasicInfo(useSectionForm(property, 'BasicInfo', basicInfoOf(property)))
  const places = [property.City, property.State].filter(Boolean).join(', ')
  return (
    <EditableSection title={title} form={saying(form)} opened={opened} mayEdit={mayEdit} summary={places}>
      <BasicInfoFields form={form} gId={property.GroupId} />
    </EditableSection>
  )
}

const AddBasicInfo = ({ title, gId }: Omit<SectionProps, 'property'>) => {
  const t = useWords(words)
  const { group } = useSession()
  const [made, setMade] = useState<string | null>(null)
  const form = useCallForm(CreateProperty, {
    initial: { GroupId: gId, BasicInfo: newBasicInfo(group?.name) },
    done: 'Successfully saved',
    refresh: [GetPropertyList, GetRegions],
    onSaved: ({ acId }) => setMade(acId),
  })
  useLeave(made)
  const back = useBack()
  const own = ofBasicInfo(form)
  return (
    <EditableSection title={title} form={saying(own)} editing submit={t('create')} onCancel={() => back(properties)}>
      <BasicInfoFields form={own} gId={gId} />
    </EditableSection>
  )
}

// The address makes the new building the session's. In an effect: by then the form is saved, and does not ask before leaving.
const useLeave = (bId: string | null) => {
  const go = useGo()
  useEffect(() => {
    if (bId) go(afterCreate, null, { bId })
  }, [bId, go])
}

/** Both inputs hold Basic Info, and its fields change nothing else of them. */
const ofBasicInfo = (form: EditForm | CallForm<Input<typeof CreateProperty>>): BasicInfoForm => form as unknown as BasicInfoForm

// A refused save says the sentence of the specification beside the messages at the fields.
const saying = (form: BasicInfoForm): BasicInfoForm => ({
  ...form,
  save: () => {
    toast.error(saveMessage(basicInfoProblems(form.values.BasicInfo)), SAVE_TOAST_TIME)
    return form.save()
  },
})
