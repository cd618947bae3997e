import { Button } from '@mantine/core'
import { useState } from 'react'
import { useCall, useWrite } from '../../../../ui/calls.ts'
import { DateField } from '../../../../ui/form/fields.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { Picker } from '../../../../ui/kit/Picker.tsx'
import { useSearchText } from '../../../../ui/useSearchText.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetQrCode, GetQrCodes, PauseQrCode, ReplaceQrCode } from '../contract.ts'
import { isToBeReplaced } from '../life.ts'
import { lifeWords } from '../lifeWords.ts'
import type { Code } from './editor/draft.ts'
import classes from './qr.module.css'

type Ids = { GroupId: string; QrCodeId: string }
const refresh = [GetQrCodes, GetQrCode]

/** Pauses a code, now or from a day on, until a day or until it is resumed. */
export const PauseDialog = ({ ids, code }: { ids: Ids; code: Code }) => {
  const t = useWords(lifeWords)
  const { PausedFrom: From, PausedUntil: Until } = code
  const byClock = { as: 'moment', timeZone: code.TimeZone } as const
  const form = useCallForm(PauseQrCode, { initial: { ...ids, From, Until }, done: t('paused'), refresh })
  return (
    <FormDialog title={t('pauseTitle')} form={form}>
      <p className={classes.soft}>{t('pauseLead')}</p>
      <DateField of={form} name="From" as={byClock} label={t('from')} help={t('fromHelp')} />
      <DateField of={form} name="Until" as={byClock} label={t('until')} help={t('untilHelp')} />
    </FormDialog>
  )
}

type ReplaceProps = { ids: Ids; code: Code; onDone: () => void }

/**
 * Replaces a code by another one of the account, now or from a day on, until a day or until it is undone. A planned replacement is shown,
 * to be changed or cancelled.
 */
export const ReplaceDialog = ({ ids, code, onDone }: ReplaceProps) => {
  const t = useWords(lifeWords)
  const byClock = { as: 'moment', timeZone: code.TimeZone } as const
  const planned = isToBeReplaced(code, Date.now()) ? code : null
  const form = useCallForm(ReplaceQrCode, {
    initial: {
      ...ids,
      ReplacedBy: planned?.ReplacedBy ?? undefined,
      From: planned?.ReplacedFrom ?? null,
      Until: planned?.ReplacedUntil ?? null,
    },
    done: t('replacedDone'),
    refresh,
  })
  const back = useWrite(ReplaceQrCode, { done: t('givenUp'), refresh, onSaved: onDone })
  const giveUp = planned && (
    <Button variant="subtle" color="red" loading={back.running} onClick={() => void back.run(ids)}>
      {t('giveUp')}
    </Button>
  )
  return (
    <FormDialog title={t('replaceTitle')} form={form} blocked={!form.values.ReplacedBy} foot={giveUp}>
      <p className={classes.soft}>{t('replaceLead')}</p>
      <StandInPicker
        ids={ids}
        planned={planned?.ReplacedBy ?? null}
        value={form.values.ReplacedBy ?? null}
        onChange={next => form.set('ReplacedBy', next ?? undefined)}
        error={form.problemAt('ReplacedBy')}
      />
      <DateField of={form} name="From" as={byClock} label={t('from')} help={t('fromHelp')} />
      <DateField of={form} name="Until" as={byClock} label={t('until')} help={t('replaceUntilHelp')} />
    </FormDialog>
  )
}

type StandIn = { ids: Ids; planned: string | null; value: string | null; onChange: (id: string | null) => void; error: string | undefined }

/** A code of the account with a page of its own, searched on the server; the planned one is always there. */
const StandInPicker = ({ ids, planned, value, onChange, error }: StandIn) => {
  const t = useWords(lifeWords)
  const [typed, setTyped] = useState('')
  const { text } = useSearchText(typed)
  const filter = { gId: ids.GroupId, ...(text && { text }) }
  const { data, isFetching } = useCall(GetQrCodes, { filter, pagination: { page: 0, perPage: 20 }, sort: { field: 'Name', order: 'ASC' } })
  const { data: known } = useCall(GetQrCode, planned ? { gId: ids.GroupId, QrCodeId: planned } : null)
  const others = (data?.QrCodes ?? []).filter(one => one.QrCodeId !== ids.QrCodeId && !isToBeReplaced(one, Date.now()))
  return (
    <Picker
      label={t('by')}
      name="replacing"
      options={others.map(one => ({ id: one.QrCodeId, label: nameOf(one.Name, one) }))}
      {...(known && { chosen: { id: known.QrCodeId, label: nameOf(known.QrName, known) } })}
      value={value}
      onChange={onChange}
      onSearch={setTyped}
      loading={isFetching}
      error={error}
      help={t('byHelp')}
      required
    />
  )
}

const nameOf = (name: string, { SignId, Location }: { SignId: number; Location: string }) =>
  [name, SignId, Location].filter(Boolean).join(' · ')
