import { Button } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { type ComponentType, lazy, type ReactNode } from 'react'
import type { Input } from '../../../../core/call.ts'
import type { Problem } from '../../../../core/problem.ts'
import { EditableSection } from '../../../../ui/form/shells.tsx'
import type { CallForm } from '../../../../ui/form/useCallForm.ts'
import { Section } from '../../../../ui/kit/Section.tsx'
import { SAVE_TOAST_TIME, toast } from '../../../../ui/toasts.ts'
import { useWords } from '../../../../ui/words.tsx'
import type { CreateProperty } from '../contract.ts'
import { type BuildingPage, type FieldsProps, type SectionForm, type SectionProps, useSectionForm } from '../screens/sectionForm.ts'
import { words } from '../words.ts'
import { emptyOf, type Payload, type PayloadKey, sectionProblems } from './payloads.ts'

export type AddForm = CallForm<Input<typeof CreateProperty>>
export type AddProps = { title: string; form: AddForm; gId: string; opened: boolean }
/** A section on the page of a building, and on the page that adds one. */
export type Panel = { Edit?: ComponentType<SectionProps>; Add?: ComponentType<AddProps> }

/** What the folder of a section that saves its payload by CreateProperty and EditProperty exports as `page`. */
export type SectionPage<K extends PayloadKey> = {
  Fields: ComponentType<FieldsProps<K>>
  /** What the form begins with; unless set, the payload that GetProperty returns, or an empty one. */
  of?: (property: BuildingPage) => Payload<K>
  /** One line for the closed section. */
  Summary?: ComponentType<{ payload: Payload<K> }>
  /** Save is disabled while this holds of what the form has. */
  blocked?: (payload: Payload<K>) => boolean
  /** Toast of a refused save, besides the messages at the fields. */
  saveMessage?: (problems: readonly Problem[]) => string
}

/** A section of fields that is read-only until Edit and saves on its own; while adding a building it is a part of the one form. */
export const fieldsPanel = <K extends PayloadKey>(key: K, load: () => Promise<{ page: SectionPage<K> }>): Panel => ({
  Edit: lazy(async () => ({ default: editing(key, (await load()).page) })),
  Add: lazy(async () => ({ default: adding(key, (await load()).page) })),
})

const editing = <K extends PayloadKey>(key: K, { Fields, of, Summary, blocked, saveMessage }: SectionPage<K>) => {
  const saved = ({ Sections }: BuildingPage) => (Reflect.get(Sections, key) ?? emptyOf[key]()) as Payload<K> // what GetProperty has under this key
  return ({ title, property, opened, mayEdit }: SectionProps) => {
    const payload = (of ?? saved)(property)
    const form = saying(useSectionForm(property, key, payload as never), key, saveMessage)
    const summary = Summary && <Summary payload={payload} />
    const stops = blocked?.(Reflect.get(form.values, key) as Payload<K>) ?? false // the form of this section
    return (
      <EditableSection title={title} form={form} opened={opened} mayEdit={mayEdit} summary={summary} blocked={stops}>
        <Fields form={form} gId={property.GroupId} bId={property.id} />
      </EditableSection>
    )
  }
}

// A refused save says the sentence of the specification beside the messages at the fields.
const saying = <K extends PayloadKey>(form: SectionForm<K>, key: K, saveMessage: SectionPage<K>['saveMessage']): SectionForm<K> => ({
  ...form,
  save: () => {
    if (saveMessage) toast.error(saveMessage(sectionProblems(key, form.values as never)), SAVE_TOAST_TIME)
    return form.save()
  },
})

const adding = <K extends PayloadKey>(key: K, { Fields }: SectionPage<K>) => {
  return ({ title, form, gId, opened }: AddProps) => {
    const own = form as unknown as SectionForm<K> // the input of CreateProperty holds the section under its key
    const put = (payload: Payload<K> | undefined) => form.put(before => ({ ...before, [key]: payload }))
    const filled = Reflect.get(form.values, key) !== undefined
    const wrapped = (props: { opened?: boolean; actions?: ReactNode }) => (
      <Section title={title} {...props}>
        <Fields form={own} gId={gId} bId={null} />
      </Section>
    )
    if (key === 'BasicInfo') return wrapped({ opened })
    if (filled) return wrapped({ actions: <LeaveOut onClick={() => put(undefined)} /> })
    return <Section title={title} collapsible={false} actions={<FillIn title={title} onClick={() => put(emptyOf[key]())} />} />
  }
}

const LeaveOut = ({ onClick }: { onClick: () => void }) => {
  const t = useWords(words)
  return (
    <Button variant="subtle" color="gray" size="xs" leftSection={<IconX size={14} aria-hidden />} onClick={onClick}>
      {t('leaveOut')}
    </Button>
  )
}

const FillIn = ({ title, onClick }: { title: string; onClick: () => void }) => {
  const t = useWords(words)
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconPlus size={14} aria-hidden />}
      onClick={onClick}
      aria-label={`${t('fillIn')}: ${title}`}
    >
      {t('fillIn')}
    </Button>
  )
}
