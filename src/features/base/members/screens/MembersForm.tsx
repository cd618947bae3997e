import { useContext } from 'react'
import { readPath } from '../../../../core/paths.ts'
import { FieldMode } from '../../../../ui/form/field.tsx'
import {
  DateField,
  EmailField,
  LocalizedField,
  NumberField,
  PhoneField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
  TimeField,
  UploadField,
  UrlField,
} from '../../../../ui/form/fields.tsx'
import { Upload } from '../../../../ui/kit/Upload.tsx'
import { sendFile, wrongTypeOf } from '../../../../ui/uploads.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { buckets } from '../../files/buckets.ts'
import { type ListTerms, type Member, type Members, noUrl } from '../members.ts'
import { words } from '../words.ts'
import { HubFields } from './hubFields.ts'
import { type FormData, type MemberForm, readFormData } from './memberForm.ts'
import { RoundField } from './roundField.ts'
import { ThingsField } from './ThingsField.tsx'

type MembersProps = FormData & {
  members: Members
  /** Path of the thing that has these members, with a point at its end; '' for the form data itself. */
  at?: string
  /** What the only member of a thing is called: the thing itself. */
  label?: string | undefined
}

/** The members of a form data, or of a thing in one of its lists, each asked by its kind; those that are not asked for are left out. */
export const MembersForm = ({ form, root, members, at = '', label }: MembersProps) => {
  const values = readFormData({ form, root })
  const own: typeof values = at === '' ? values : Object(readPath(values, at.slice(0, -1)))
  return Object.entries(members).map(([name, one]) =>
    one.when && !one.when(own) ? null : <MemberField key={name} form={form} root={root} name={`${at}${name}`} member={one} label={label} />,
  )
}

type MemberProps = FormData & { name: string; member: Member; label: string | undefined }

const MemberField = ({ form, root, name, member, label: called }: MemberProps) => {
  const [language] = useLanguage()
  const { look, label, help, required, longest } = member
  const most = longest === undefined ? {} : { maxLength: longest }
  const common = {
    of: form,
    name: `${root}.${name}` as const,
    label: called ?? label[language],
    required,
    ...(help && { help: help[language] }),
  }
  switch (look) {
    case 'line':
      return <TextField {...common} {...most} />
    case 'lines':
      return <TextAreaField {...common} {...most} rows={3} />
    case 'localized':
      return <LocalizedField {...common} {...most} />
    case 'localizedLines':
      return <LocalizedField {...common} {...most} rows={4} />
    case 'web':
      return member.bucket ? <WebOrFile {...common} root={root} bucket={member.bucket} /> : <UrlField {...common} maxLength={2000} />
    case 'phone':
      return <PhoneField {...common} />
    case 'email':
      return <EmailField {...common} maxLength={254} />
    case 'day':
      return <DateField {...common} as={{ as: 'utc' }} noFuture={member.noFuture === true} />
    case 'time':
      return <TimeField {...common} />
    case 'flag':
      return <SwitchField {...common} />
    case 'count':
      return <NumberField {...common} min={1} />
    case 'choice':
      return (
        <SelectField {...common} options={(member.options ?? []).map(({ value, label: text }) => ({ value, label: text[language] }))} />
      )
    case 'picture': {
      const bucket = member.bucket ?? 'Html'
      return <UploadField {...common} bucket={bucket} accept={buckets[bucket].accept} largest={buckets[bucket].largest} />
    }
    case 'round':
      return <RoundField form={form} name={common.name} label={common.label} />
    case 'hub':
      return <HubFields form={form} hub={common.name} item={common.name.replace(/[^.]*$/, 'ItemId')} label={common.label} />
    case 'list':
      return member.list ? <Things {...common} form={form} root={root} at={name} list={member.list} /> : null
    case 'kept':
      return null
  }
}

type ThingsProps = FormData & { at: string; label: string; help?: string; list: ListTerms }

const Things = ({ form, root, at, label, help, list }: ThingsProps) => (
  <ThingsField
    form={form}
    root={root}
    name={at}
    label={label}
    help={help}
    list={list}
    draw={(thing, called) => <MembersForm form={form} root={root} members={list.of} at={thing} label={called} />}
  />
)

type WebOrFileProps = { of: MemberForm; root: string; name: string; label: string; required: boolean; help?: string }

/** A web address, or a file whose address the upload gives. */
const WebOrFile = ({ bucket, root, ...props }: WebOrFileProps & { bucket: NonNullable<Member['bucket']> }) => {
  const t = useWords(words)
  const mode = useContext(FieldMode)
  const { accept, largest } = buckets[bucket]
  const stored = String(readFormData({ form: props.of, root })[props.name.slice(root.length + 1)] ?? '')
  return (
    <>
      <UrlField {...props} maxLength={2000} />
      {mode !== 'read' && (
        <Upload
          label={t('file')}
          value={fileName(stored)}
          accept={accept}
          largest={largest}
          disabled={mode === 'off'}
          wrongType={wrongTypeOf(bucket)}
          upload={(file, sending) => sendFile(file, bucket, sending)}
          onChange={address => props.of.set(props.name, address ?? noUrl)}
        />
      )}
    </>
  )
}

/** The name of an uploaded file by its address; null for any other address. */
const fileName = (url: string): string | null => /\/files\/[\da-f-]{36}\/[\da-f-]{36}\/([^/?#]+)$/.exec(url)?.[1] ?? null
