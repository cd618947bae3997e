import { useContext } from 'react'
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
import { buckets } from '../../../base/files/buckets.ts'
import { type Member, type Members, noUrl } from '../members.ts'
import { formIn, type PanelForm } from '../panels.ts'
import { words } from '../words.ts'

type Values = Record<string, unknown>

/** The members of a code's form data, each asked by its kind; those that the form does not ask for are left out. */
export const MembersForm = ({ form, members }: { form: PanelForm; members: Members }) => {
  const { values } = formIn<Values>(form)
  return Object.entries(members).map(([name, one]) =>
    one.when && !one.when(values) ? null : <MemberField key={name} form={form} name={name} member={one} />,
  )
}

type MemberProps = { form: PanelForm; name: string; member: Member }

const MemberField = ({ form, name, member }: MemberProps) => {
  const [language] = useLanguage()
  const { look, label, help, required, longest } = member
  const most = longest === undefined ? {} : { maxLength: longest }
  const common = {
    of: form,
    name: formIn<Values>(form).at(name),
    label: label[language],
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
      return member.bucket ? <WebOrFile {...common} bucket={member.bucket} /> : <UrlField {...common} maxLength={2000} />
    case 'phone':
      return <PhoneField {...common} />
    case 'email':
      return <EmailField {...common} maxLength={254} />
    case 'day':
      return <DateField {...common} as="utc" noFuture={member.noFuture === true} />
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
  }
}

type WebOrFileProps = { of: PanelForm; name: `Item.TemplateFormData.${string}`; label: string; required: boolean; help?: string }

/** A web address, or a file whose address the upload gives. */
const WebOrFile = ({ bucket, ...props }: WebOrFileProps & { bucket: NonNullable<Member['bucket']> }) => {
  const t = useWords(words)
  const mode = useContext(FieldMode)
  const { accept, largest } = buckets[bucket]
  const stored = String(formIn<Values>(props.of).values[props.name.slice('Item.TemplateFormData.'.length)] ?? '')
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
