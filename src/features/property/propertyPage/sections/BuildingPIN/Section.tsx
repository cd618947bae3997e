import { Alert, Button, Skeleton } from '@mantine/core'
import type { Output } from '../../../../../core/call.ts'
import { useCall } from '../../../../../ui/calls.ts'
import { EditableSection } from '../../../../../ui/form/shells.tsx'
import { CopyField } from '../../../../../ui/kit/CopyField.tsx'
import { EmptyState } from '../../../../../ui/kit/EmptyState.tsx'
import { Section } from '../../../../../ui/kit/Section.tsx'
import { useSession } from '../../../../../ui/session.ts'
import { toast } from '../../../../../ui/toasts.ts'
import { useFormats, useWords } from '../../../../../ui/words.tsx'
import { type EditProperty, GetPinCodes, UpdatePinCodes } from '../../contract.ts'
import { type SectionProps, useSectionForm } from '../../screens/sectionForm.ts'
import type { SectionPage } from '../panel.tsx'
import { PinFields } from './PinFields.tsx'
import { words } from './words.ts'

/** The PINs have calls of their own: they are read only for this section, and a save leaves the selected building alone. */
export const Edit = (props: SectionProps) => {
  const t = useWords(words)
  const { property, title, opened } = props
  const { can } = useSession()
  const { data, isError, refetch } = useCall(GetPinCodes, can('BuildingPIN') ? { gId: property.GroupId, bId: property.id } : null)
  if (data) return <Pins {...props} read={data} />
  return (
    <Section title={title} opened={opened}>
      {isError ? (
        <EmptyState small text={t('failed')} action={<Button onClick={() => void refetch()}>{t('again')}</Button>} />
      ) : (
        <Skeleton h={{ base: 680, sm: 340 }} radius="md" aria-busy="true" />
      )}
    </Section>
  )
}

const Pins = ({ title, property, opened, mayEdit, read }: SectionProps & { read: Output<typeof GetPinCodes> }) => {
  const t = useWords(words)
  const { PinCodes, SignInUrl, LockedUntil } = read
  const { time } = useFormats()
  const call = UpdatePinCodes as unknown as typeof EditProperty // takes the section and the ids as EditProperty does, and answers alike
  const form = useSectionForm(property, 'BuildingPIN', { PinCodes }, { call, reads: [GetPinCodes] })
  const summary = t('filled', { n: PinCodes.filter(({ Code }) => Code).length })
  return (
    <EditableSection title={title} form={form} opened={opened} mayEdit={mayEdit} summary={summary}>
      {LockedUntil !== null && (
        <Alert color="orange" title={t('locked')}>
          {t('lockedText', { time: time(LockedUntil) })}
        </Alert>
      )}
      <PinFields form={form} gId={property.GroupId} bId={property.id} />
      {SignInUrl && <CopyField label={t('page')} value={SignInUrl} onCopied={() => toast.success('Copied')} />}
    </EditableSection>
  )
}

export const page: SectionPage<'BuildingPIN'> = { Fields: PinFields }
