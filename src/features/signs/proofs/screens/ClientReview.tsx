import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core'
import { IconCheck, IconPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { labelIn } from '../../../../core/labels.ts'
import { useWrite } from '../../../../ui/calls.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { SavePrintSettings } from '../../printing/contract.ts'
import type { PrintSetting } from '../../printing/model.ts'
import { AlternativeDialog } from '../../printing/screens/AlternativeDialog.tsx'
import { SignPicture } from '../../printing/screens/SignPicture.tsx'
import { GetSignProof } from '../contract.ts'
import { beginReview, type Draft, mayBeSubmitted, pickAlternative } from '../draft.ts'
import type { ProofItem, SignProof } from '../model.ts'
import { words } from '../words.ts'
import { NoteDialog } from './NoteDialog.tsx'
import classes from './proofs.module.css'
import { WallPicture } from './WallPicture.tsx'

type ClientReviewProps = { gId: string; proof: SignProof }

/** The signs of a review one after the other; those that are not decided come first. */
export const ClientReview = ({ gId, proof }: ClientReviewProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const items = proof.CurrentPrintSettings
  const open = items.findIndex(one => one.Approve === null)
  const [at, setAt] = useState(open < 0 ? 0 : open)
  const item = items[at] ?? items[0]
  if (!item) return null
  const decided = items.filter(one => one.Approve !== null).length
  const said = t('client.progress', { done: String(decided), all: String(items.length) })
  const toNext = () => {
    const next = items.findIndex((one, n) => n !== at && one.Approve === null)
    if (next >= 0) setAt(next)
  }
  return (
    <div className={classes.client}>
      <header>
        <h1 className={classes.title}>{t('client.title')}</h1>
        <p className={classes.lead}>
          {t('client.lead', { building: labelIn(proof.BuildingName, language), n: String(at + 1), all: String(items.length) })}
        </p>
      </header>
      <Progress value={(decided / Math.max(1, items.length)) * 100} size="sm" aria-label={said} />
      {open < 0 && <Alert color="amber">{t('client.waits')}</Alert>}
      <ReviewedSign key={`${item.id} ${String(item.Version)}`} gId={gId} proof={proof} item={item} onSubmitted={toNext} />
      <div className={classes.foot}>
        <Button variant="default" disabled={at === 0} onClick={() => setAt(at - 1)}>
          {t('client.before')}
        </Button>
        <Text size="sm" aria-live="polite">
          {said}
        </Text>
        <Button variant="default" disabled={at >= items.length - 1} onClick={() => setAt(at + 1)}>
          {t('client.next')}
        </Button>
      </div>
    </div>
  )
}

type ReviewedSignProps = { gId: string; proof: SignProof; item: ProofItem; onSubmitted: () => void }

const ReviewedSign = ({ gId, proof, item, onSubmitted }: ReviewedSignProps) => {
  const t = useWords(words)
  const [draft, setDraft] = useState<Draft>(() => beginReview(item))
  const [picked, setPicked] = useState<PrintSetting | null>(item.Alternative)
  const { run, running } = useWrite(SavePrintSettings, { done: t('client.saved'), refresh: [GetSignProof] })
  const { BuildingId } = proof
  const askNote = (title: string, then: (note: string) => void) =>
    dialogs.open(close => <NoteDialog onAdd={note => (then(note), close())} onCancel={close} />, { title })
  const addNote = (note: string) => setDraft(before => ({ ...before, Notes: [...before.Notes, note] }))
  const reject = () =>
    askNote(t('client.rejectNote'), note => setDraft(before => ({ ...before, Approve: 'Reject', Notes: [...before.Notes, note] })))
  const choose = () =>
    dialogs.open(
      close => (
        <AlternativeDialog
          gId={gId}
          bId={BuildingId}
          QrCodeId={item.QrCodeId}
          chosen={picked?.SettingId ?? null}
          onChoose={one => {
            setPicked(one)
            setDraft(before => pickAlternative(before, one?.SettingId ?? ''))
            close()
          }}
        />
      ),
      { title: t('client.alternatives'), size: 'xl' },
    )
  const submit = async () => {
    if (!draft.Approve) return
    const setting = draft.AlternativeId || item.PrintSetting.SettingId
    const done = await run({
      GroupId: gId,
      BuildingId,
      QrName: item.QrName,
      Version: item.Version,
      Approve: draft.Approve,
      PrintSettings: [{ SettingId: setting, Quantity: 1 }],
      Notes: [...draft.Notes],
    })
    if (done) onSubmitted()
  }
  return (
    <div className={classes.review}>
      <Section title={item.QrName} side={[item.Floor, item.Location].filter(Boolean).join(' · ')} collapsible={false}>
        <div className={classes.pictures}>
          <ReviewPicture
            {...{ gId, bId: BuildingId, item }}
            option={item.PrintSetting}
            Headline={item.PrintSetting.Headline}
            label={t('client.best')}
          />
          {picked && (
            <ReviewPicture
              {...{ gId, bId: BuildingId, item }}
              option={picked}
              Headline={item.PrintSetting.Headline}
              label={t('client.alternative')}
            />
          )}
        </div>
        <WallPicture {...(picked ?? item.PrintSetting)} />
        <Button variant="default" mt="md" onClick={choose}>
          {t('client.other')}
        </Button>
      </Section>
      <Stack gap="md">
        <Group grow>
          <Button
            variant={draft.Approve === 'Approve' ? 'filled' : 'default'}
            aria-pressed={draft.Approve === 'Approve'}
            leftSection={<IconCheck size={16} aria-hidden />}
            onClick={() => setDraft(before => ({ ...before, Approve: 'Approve' }))}
          >
            {t('client.approve')}
          </Button>
          <Button
            color="red"
            variant={draft.Approve === 'Reject' ? 'filled' : 'outline'}
            aria-pressed={draft.Approve === 'Reject'}
            leftSection={<IconX size={16} aria-hidden />}
            onClick={reject}
          >
            {t('client.reject')}
          </Button>
        </Group>
        <Section title={t('client.notes')} collapsible={false}>
          {item.Notes.length === 0 && draft.Notes.length === 0 && <Text size="sm">{t('client.noNotes')}</Text>}
          {[...item.Notes.map(one => one.Note), ...draft.Notes].map((note, n) => (
            <blockquote key={`${String(n)} ${note}`} className={classes.note}>
              {note}
            </blockquote>
          ))}
          <Button
            size="xs"
            variant="default"
            mt="sm"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => askNote(t('client.addNote'), addNote)}
          >
            {t('client.addNote')}
          </Button>
        </Section>
        <Button disabled={!mayBeSubmitted(draft)} loading={running} onClick={() => void submit()}>
          {t('client.submit')}
        </Button>
      </Stack>
    </div>
  )
}

type ReviewPictureProps = { gId: string; bId: string; item: ProofItem; option: PrintSetting; Headline: string; label: string }

/** One of the signs that the client chooses from. */
const ReviewPicture = ({ gId, bId, item, option, Headline, label }: ReviewPictureProps) => (
  <figure style={{ margin: 0 }}>
    <SignPicture
      {...{ gId, bId, Headline }}
      QrCodeId={item.QrCodeId}
      SettingId={option.SettingId}
      name={`${item.QrName}, ${option.Name}`}
    />
    <Text component="figcaption" size="sm" mt="xs">
      {label}: {option.Name}
    </Text>
  </figure>
)
