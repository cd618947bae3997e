import { Button } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '../../../../ui/calls.ts'
import { DateField, TextAreaField, TextField } from '../../../../ui/form/fields.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { Picker } from '../../../../ui/kit/Picker.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { GetQrCode, GetQrCodes, PauseQrCode, ReplaceQrCode, SaveQrNotice } from '../contract.ts'
import { isToBeReplaced } from '../life.ts'
import { lifeWords } from '../lifeWords.ts'
import type { Code } from './draft.ts'
import classes from './qr.module.css'

type Ids = { GroupId: string; QrCodeId: string }
const refresh = [GetQrCodes, GetQrCode]

/** Pauses a code, now or from a day on, until a day or until it is resumed. */
export const PauseDialog = ({ ids, code }: { ids: Ids; code: Code }) => {
  const t = useWords(lifeWords)
  const { PausedFrom: From, PausedUntil: Until } = code
  const form = useCallForm(PauseQrCode, { initial: { ...ids, From, Until }, done: t('paused'), refresh })
  return (
    <FormDialog title={t('pauseTitle')} form={form}>
      <p className={classes.soft}>{t('pauseLead')}</p>
      <DateField of={form} name="From" label={t('from')} help={t('fromHelp')} />
      <DateField of={form} name="Until" label={t('until')} help={t('untilHelp')} />
    </FormDialog>
  )
}

/** Leads the printed address of a code to another code of the account, now or from a day on, until a day or until it is taken back. */
export const ReplaceDialog = ({ ids, code }: { ids: Ids; code: Code }) => {
  const t = useWords(lifeWords)
  const [text, setText] = useState('')
  const filter = { gId: ids.GroupId, ...(text.trim() && { text }) }
  const { data, isFetching } = useCall(GetQrCodes, { filter, pagination: { page: 0, perPage: 20 }, sort: { field: 'Name', order: 'ASC' } })
  const planned = isToBeReplaced(code, Date.now()) ? { From: code.ReplacedFrom, Until: code.ReplacedUntil } : { From: null, Until: null }
  const form = useCallForm(ReplaceQrCode, { initial: { ...ids, ...planned }, done: t('replacedDone'), refresh })
  const others = (data?.QrCodes ?? []).filter(one => one.QrCodeId !== ids.QrCodeId && !isToBeReplaced(one, Date.now()))
  return (
    <FormDialog title={t('replaceTitle')} form={form} blocked={!form.values.ReplacedBy}>
      <p className={classes.soft}>{t('replaceLead')}</p>
      <Picker
        label={t('by')}
        name="replacing"
        options={others.map(({ QrCodeId, Name, SignId, Location }) => ({
          id: QrCodeId,
          label: [Name, SignId, Location].filter(Boolean).join(' · '),
        }))}
        value={form.values.ReplacedBy ?? null}
        onChange={next => form.set('ReplacedBy', next ?? undefined)}
        onSearch={setText}
        loading={isFetching}
      />
      <p className={classes.soft}>{form.problemAt('ReplacedBy') ?? t('byHelp')}</p>
      <DateField of={form} name="From" label={t('from')} help={t('fromHelp')} />
      <DateField of={form} name="Until" label={t('until')} help={t('replaceUntilHelp')} />
    </FormDialog>
  )
}

const noNotice = { en: '', es: '', fr: '', Link: '' }

/** What visitors read while a code is paused or retired. */
export const NoticeDialog = ({ ids, code }: { ids: Ids; code: Code }) => {
  const t = useWords(lifeWords)
  const form = useCallForm(SaveQrNotice, {
    initial: { ...ids, Version: code.Version, Notice: code.Notice ?? noNotice },
    done: t('saved'),
    refresh,
  })
  const usual = (
    <Button variant="subtle" disabled={form.values.Notice === null} onClick={() => form.set('Notice', null)}>
      {t('usual')}
    </Button>
  )
  return (
    <FormDialog title={t('noticeTitle')} form={form} foot={usual}>
      <p className={classes.soft}>{t('noticeLead')}</p>
      {form.values.Notice && (
        <>
          <TextAreaField of={form} name="Notice.en" label={t('noticeText')} maxLength={500} required />
          <TextAreaField of={form} name="Notice.es" label={t('noticeTextEs')} maxLength={500} />
          <TextAreaField of={form} name="Notice.fr" label={t('noticeTextFr')} maxLength={500} />
          <TextField of={form} name="Notice.Link" label={t('noticeLink')} help={t('noticeLinkHelp')} />
        </>
      )}
    </FormDialog>
  )
}
