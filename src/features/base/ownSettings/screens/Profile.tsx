import { Skeleton } from '@mantine/core'
import { useContext } from 'react'
import type { Input, Output } from '../../../../core/call.ts'
import { useCall } from '../../../../ui/calls.ts'
import { FieldMode } from '../../../../ui/form/field.tsx'
import { PhoneField, ReadValue, SelectField, TextField, UploadField } from '../../../../ui/form/fields.tsx'
import { FieldPairs } from '../../../../ui/form/parts.tsx'
import { EditableSection } from '../../../../ui/form/shells.tsx'
import { type CallForm, useCallForm } from '../../../../ui/form/useCallForm.ts'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { changePersonal, useSession } from '../../../../ui/session.ts'
import { useZones } from '../../../../ui/useZones.ts'
import { useWords } from '../../../../ui/words.tsx'
import { buckets } from '../../files/buckets.ts'
import { GetOwnProfile, SaveOwnProfile } from '../contract.ts'
import { words } from '../words.ts'

/** Name, phone, time zone and picture: read first, saved over the version that was read. */
export const Profile = () => {
  const t = useWords(words)
  const query = useCall(GetOwnProfile, {}, { quiet: true })
  if (query.data) return <Own profile={query.data} />
  return (
    <Section title={t('profile')} collapsible={false}>
      {query.isError ? (
        <LoadFailed query={query} text={t('profileFailed')} small />
      ) : (
        <Skeleton h={{ base: 364, sm: 260 }} aria-busy="true" />
      )}
    </Section>
  )
}

const Own = ({ profile: { Email, ...initial } }: { profile: Output<typeof GetOwnProfile> }) => {
  const t = useWords(words)
  const { gId } = useSession()
  const form = useCallForm(SaveOwnProfile, {
    initial,
    done: 'Successfully saved',
    refresh: [GetOwnProfile],
    reads: [GetOwnProfile],
    onSaved: (_output, { FullName, Picture, TimeZone }) => changePersonal({ FullName: FullName.trim(), Picture, TimeZone }),
  })
  const picture = buckets.avatar
  return (
    <EditableSection title={t('profile')} form={form} collapsible={false}>
      <UploadField
        of={form}
        name="Picture"
        label={t('picture')}
        bucket="avatar"
        accept={picture.accept}
        largest={picture.largest}
        help={gId ? t('pictureHelp') : t('pictureAccount')}
        disabled={!gId}
      />
      <FieldPairs>
        <TextField of={form} name="FullName" label={t('name')} required maxLength={200} help={t('nameHelp')} />
        <PhoneField of={form} name="Phone" label={t('phone')} help={t('phoneHelp')} />
      </FieldPairs>
      <ReadValue label={t('email')}>{Email}</ReadValue>
      <ZoneField of={form} />
    </EditableSection>
  )
}

const ZoneField = ({ of }: { of: CallForm<Input<typeof SaveOwnProfile>> }) => {
  const t = useWords(words)
  const zones = useZones()
  const reading = useContext(FieldMode) === 'read'
  const asDevice = t('asDevice', { zone: here().replaceAll('_', ' ') })
  if (reading && !of.values.TimeZone) return <ReadValue label={t('timeZone')}>{asDevice}</ReadValue>
  return <SelectField of={of} name="TimeZone" label={t('timeZone')} options={zones} placeholder={asDevice} help={t('timeZoneHelp')} />
}

const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone
