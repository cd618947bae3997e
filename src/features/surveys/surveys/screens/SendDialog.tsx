import { Button, Text } from '@mantine/core'
import { useContext, useState } from 'react'
import { allowsMove } from '../../../../core/stateTable.ts'
import { useCall } from '../../../../ui/calls.ts'
import { TextField } from '../../../../ui/form/fields.tsx'
import { DialogPlace } from '../../../../ui/form/place.ts'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { Picker } from '../../../../ui/kit/Picker.tsx'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useSay } from '../../../../ui/useSay.ts'
import { useSearchText } from '../../../../ui/useSearchText.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { portfolioTeam } from '../../../property/contacts/routes.ts'
import { GetSurveyContacts, SendSurvey } from '../contract.ts'
import type { SurveyRow } from '../model.ts'
import { surveyMoves } from '../moves.ts'
import { surveySuccesses } from '../successes.ts'
import { words } from '../words.ts'

/** People that are offered at once; a larger team is searched on the server. */
const MOST = 200

type Props = { gId: string; surveys: readonly SurveyRow[]; onSent: () => void }

/** Mails a contact of the portfolio the links and PINs of surveys: needs a survey name and the contact. */
export const SendDialog = ({ gId, surveys, onSent }: Props) => {
  const t = useWords(words)
  const form = useCallForm(SendSurvey, {
    initial: { GroupId: gId, BuilderIds: surveys.map(one => one.BuilderId), ContactUserId: null, Name: '' },
    done: surveySuccesses.linkSent,
    onSaved: onSent,
  })
  const others = surveys.filter(one => !allowsMove(surveyMoves.send, one.Status)).map(one => one.SurveyName || t('untitled'))
  const { problemAt } = form
  const say = useSay()
  const [language] = useLanguage()
  const refused = problemAt('BuilderIds')
  return (
    <FormDialog title={t('sendTitle')} form={form} submit={surveyMoves.send.label[language]} blocked={others.length > 0}>
      <Text size="sm">{t('sendLead', { n: surveys.length })}</Text>
      {others.length > 0 && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {t('sendOnlyWaiting', { names: others.slice(0, 5).join(', ') })}
        </Text>
      )}
      {refused && others.length === 0 && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {say(refused)}
        </Text>
      )}
      <TextField of={form} name="Name" label={t('surveyName')} help={t('sendNameHelp')} maxLength={120} required autoFocus />
      <div data-form={form.id} data-field="ContactUserId">
        <ContactPicker
          gId={gId}
          value={form.values.ContactUserId}
          onChange={id => form.set('ContactUserId', id)}
          error={problemAt('ContactUserId')}
        />
      </div>
    </FormDialog>
  )
}

type PickerProps = { gId: string; value: string | null; onChange: (id: string | null) => void; error: string | undefined }

const ContactPicker = ({ gId, value, onChange, error }: PickerProps) => {
  const t = useWords(words)
  const say = useSay()
  const close = useContext(DialogPlace)?.close
  const [typed, setTyped] = useState('')
  const { text } = useSearchText(typed)
  const pagination = { page: 0, perPage: MOST }
  const first = useCall(GetSurveyContacts, { filter: { gId }, pagination })
  const tooMany = (first.data?.Total ?? 0) > MOST
  const found = useCall(GetSurveyContacts, tooMany && text ? { filter: { gId, text }, pagination } : null)
  const contacts = (tooMany && text ? found.data : first.data)?.Contacts ?? []
  if (first.data?.Total === 0)
    return (
      <>
        <Text size="sm" mb="xs">
          {t('noContacts')}
        </Text>
        <Button component={AddressLink} href={href(portfolioTeam)} variant="default" size="xs" onClick={() => close?.()}>
          {t('portfolioTeam')}
        </Button>
      </>
    )
  return (
    <Picker
      label={t('portfolioContact')}
      placeholder={t('pickContact')}
      options={contacts.map(({ UserId, Name, Email }) => ({ id: UserId, label: Name, detail: Email }))}
      value={value}
      onChange={onChange}
      loading={first.isLoading || found.isLoading}
      required
      {...(tooMany && { onSearch: setTyped })}
      {...(error && { error: say(error) })}
    />
  )
}
